import { useLocation, useNavigate } from 'react-router-dom'
import { sections, type SectionId } from '#renderer/entities/section/sections.ts'
import { alongSearch, CHAT_LIST, CHAT_PARAM } from '#renderer/lib/paths.ts'
import { goToSearch, whenPresent } from '#renderer/lib/focus.ts'
import type { ShortcutId } from '#shared/shortcuts.ts'
import { stepPane } from './panes.ts'
import { pressInPost, stepPost } from './posts.ts'

const CREATE = '[aria-keyshortcuts="N"]'
const SEARCH_FRIENDS = '[aria-keyshortcuts="Control+K"]'

/** What each shortcut does. Features are met by what they say in the page of their own keys. */
export function useActs(showList: () => void): (id: ShortcutId) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const goTo = (id: SectionId) => void navigate({ pathname: sections[id].path, search: alongSearch(search) })
  const acts: Partial<Record<ShortcutId, () => void>> = {
    'next-post': () => stepPost(1),
    'previous-post': () => stepPost(-1),
    'like-post': () => pressInPost('L'),
    'save-post': () => pressInPost('S'),
    'new-post': () => {
      if (!document.querySelector(CREATE)) goTo('home')
      whenPresent(CREATE, (button) => button.click())
    },
    'search-friends': () => {
      const parameters = new URLSearchParams(search)
      parameters.set(CHAT_PARAM, CHAT_LIST)
      void navigate({ pathname, search: `?${parameters}` }, { replace: search.includes(`${CHAT_PARAM}=`) })
      whenPresent(SEARCH_FRIENDS, (field) => field.focus())
    },
    'search-members': goToSearch,
    'next-pane': () => stepPane(1),
    'previous-pane': () => stepPane(-1),
    back: () => void navigate(-1),
    'show-shortcuts': showList,
  }
  return (id) => (id in sections ? goTo(id as SectionId) : acts[id]?.())
}
