import { paths } from '#renderer/lib/paths.ts'
import { DEFAULT_TITLE, SITE_NAME } from '#renderer/lib/site.ts'
import { sectionOf } from './sections.ts'

const FALLBACK = 'Dashboard'

/** Title of the window for a hash route: `<section> - {site}`; outside the dashboard the site's own (design §7). */
export function tabTitle(pathname: string): string {
  if (pathname !== paths.dashboard && !pathname.startsWith(`${paths.dashboard}/`)) return DEFAULT_TITLE
  return `${sectionOf(pathname)?.name ?? FALLBACK} - ${SITE_NAME}`
}
