import { paths } from '#renderer/lib/paths.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { copy } from './copy.ts'
import { sectionOf } from './sections.ts'

/** Title of the window for a hash route: `<section> - {site}`; outside the dashboard the site's own (design §7). */
export function tabTitle(pathname: string): string {
  if (pathname !== paths.dashboard && !pathname.startsWith(`${paths.dashboard}/`))
    return copy.title(SITE_NAME)
  return `${sectionOf(pathname)?.name ?? copy.unknown} - ${SITE_NAME}`
}
