import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { copy } from '#renderer/entities/section/copy.ts'
import { sectionOf } from '#renderer/entities/section/sections.ts'
import { takeFocus, whenPresent } from '#renderer/lib/focus.ts'
import { paths } from '#renderer/lib/paths.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { announce } from '#renderer/ui/announce.ts'

/** A member who is typing, chatting or answering a dialog keeps the focus there when the page changes. */
const AT_WORK = 'input, textarea, aside, section[data-pane], [role="dialog"], [role="menu"]'

/** Focuses the title of each new page, or at least announces it. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const from = before.current
    before.current = pathname
    // At the start nobody has navigated, and the first Tab must lead to the first stop.
    if (from === pathname || from === paths.root) return undefined
    return whenPresent('main h1', (title) => {
      if (!document.activeElement?.closest(AT_WORK)) takeFocus(title)
      // A title covered by the chat cannot have the focus either.
      if (document.activeElement !== title) announce(title.textContent)
    })
  }, [pathname])
}

/** Sets the window title for the route (spec §2). */
export function useTabTitle(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = tabTitle(pathname)
  }, [pathname])
}

/** Window title for a hash route: `<section> - {site}`; outside the dashboard the site's own (design §7). */
export function tabTitle(pathname: string): string {
  if (pathname !== paths.dashboard && !pathname.startsWith(`${paths.dashboard}/`))
    return copy.title(SITE_NAME)
  return `${sectionOf(pathname)?.name ?? copy.unknown} - ${SITE_NAME}`
}
