import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { takeFocus, whenPresent } from '#renderer/lib/focus.ts'
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
