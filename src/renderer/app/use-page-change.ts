import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { copy } from '#renderer/entities/section/copy.ts'
import { sectionOf } from '#renderer/entities/section/sections.ts'
import { takeFocus, whenPresent } from '#renderer/lib/focus.ts'
import { paths } from '#renderer/lib/paths.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { announce } from '#renderer/ui/announce.ts'

/** Who writes, talks to a friend or answers a question goes on with that, whatever page is behind it. */
const AT_WORK = 'input, textarea, aside, section[data-pane], [role="dialog"], [role="menu"]'

/** The title of each page that the member comes to has the focus there, or is at least said. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const from = before.current
    before.current = pathname
    // Where the app starts nobody has gone anywhere, and the first Tab leads to the first stop.
    if (from === pathname || from === paths.root) return undefined
    return whenPresent('main h1', (title) => {
      if (!document.activeElement?.closest(AT_WORK)) takeFocus(title)
      // Nor can a title have it that the chat covers.
      if (document.activeElement !== title) announce(title.textContent)
    })
  }, [pathname])
}

/** Keeps the window's title with the route (spec §2). */
export function useTabTitle(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = tabTitle(pathname)
  }, [pathname])
}

/** Title of the window for a hash route: `<section> - {site}`; outside the dashboard the site's own (design §7). */
export function tabTitle(pathname: string): string {
  if (pathname !== paths.dashboard && !pathname.startsWith(`${paths.dashboard}/`))
    return copy.title(SITE_NAME)
  return `${sectionOf(pathname)?.name ?? copy.unknown} - ${SITE_NAME}`
}
