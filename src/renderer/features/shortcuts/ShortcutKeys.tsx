import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sections, type SectionId } from '#renderer/entities/section/sections.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { goToNewPost, goToSearch, hasNewPost, takeFocus, whenPresent } from '#renderer/lib/focus.ts'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { CHAT_LIST, CHAT_PARAM, alongSearch } from '#renderer/lib/paths.ts'
import type { ShortcutId } from '#shared/shortcuts.ts'
import { findShortcut, type Requested } from './find-shortcut.ts'

const FindBar = lazyComponent(() => import('#renderer/ui/find/FindBar.tsx'), 'FindBar')
const ShortcutList = lazyComponent(() => import('./ShortcutList.tsx'), 'ShortcutList')

interface ShortcutKeysProps {
  /** The shortcut that was asked for before this was loaded. */
  readonly early: readonly Requested[]
  readonly onReady: () => void
}

/** Runs shortcuts, from the keyboard or the application menu, and shows their list. */
export function ShortcutKeys({ early, onReady }: ShortcutKeysProps) {
  const [isListOpen, setIsListOpen] = useState(false)
  const wasListOpened = useMountedOnce(isListOpen)
  const [isFinding, setIsFinding] = useState(false)
  const findField = useRef<HTMLInputElement>(null)
  const find = () => {
    setIsFinding(true)
    findField.current?.select()
  }
  const act = useEffectEvent(useActs(() => setIsListOpen(true), find))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return
    const found = findShortcut(event, event.target)
    if (!found) return
    event.preventDefault()
    act(found.id)
  })
  const start = useEffectEvent(() => {
    for (const asked of early) {
      if (typeof asked === 'string') act(asked)
      else press(asked)
    }
    onReady()
  })
  useEffect(() => {
    start()
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    window.addEventListener('focusin', notePlace)
    const stop = desktop.menu.onChoose((id) => act(id))
    return () => {
      window.removeEventListener('keydown', listener)
      window.removeEventListener('focusin', notePlace)
      stop()
    }
  }, [])
  return (
    <Suspense>
      {isFinding && <FindBar field={findField} onClose={() => setIsFinding(false)} />}
      {wasListOpened && <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} />}
    </Suspense>
  )
}

/** Of what looks for words by itself: a book. */
const FIND = '[aria-keyshortcuts="Control+F"]'
const PRINT = '[aria-keyshortcuts="Control+P"]'
const SEARCH_FRIENDS = '[aria-keyshortcuts="Control+K"]'

/** Action of each shortcut. Features are found by the `aria-keyshortcuts` of their controls. */
function useActs(showList: () => void, find: () => void): (id: ShortcutId) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const goTo = (id: SectionId) => void navigate({ pathname: sections[id].path, search: alongSearch(search) })
  const acts: Partial<Record<ShortcutId, () => void>> = {
    'next-post': () => stepPost(1),
    'previous-post': () => stepPost(-1),
    'like-post': () => pressInPost('L'),
    'save-post': () => pressInPost('S'),
    'member-card': openAuthorsCard,
    'new-post': () => {
      if (!hasNewPost()) goTo('home')
      goToNewPost()
    },
    'search-friends': () => {
      const parameters = new URLSearchParams(search)
      parameters.set(CHAT_PARAM, CHAT_LIST)
      void navigate({ pathname, search: `?${parameters}` }, { replace: search.includes(`${CHAT_PARAM}=`) })
      whenPresent(SEARCH_FRIENDS, (field) => field.focus())
    },
    'search-members': goToSearch,
    'find-in-page': () => {
      const own = document.querySelector<HTMLElement>(FIND)
      if (own) own.click()
      else find()
    },
    'print-book': () => document.querySelector<HTMLElement>(PRINT)?.click(),
    'next-pane': () => stepPane(1),
    'previous-pane': () => stepPane(-1),
    back: () => void navigate(-1),
    'show-shortcuts': showList,
  }
  return (id) => (id in sections ? goTo(id as SectionId) : acts[id]?.())
}

/** The parts of the window, in the order of the page: sections, page, friends, chat, toasts. */
const PANES = 'nav, main, aside, section[data-pane]'
/** Elements that take the focus in a pane entered for the first time: the first of these that there is. */
const STARTS = ['[aria-current="page"]', 'textarea, input', 'button, a[href]']

/** The element that had the focus in a pane last. */
const before = new WeakMap<Element, HTMLElement>()

/** Notes what has come to have the focus, so that its pane can be come back to. */
function notePlace({ target }: FocusEvent): void {
  const pane = target instanceof HTMLElement && target.closest(PANES)
  if (pane && pane !== target) before.set(pane, target)
}

/** Gives the focus to the pane after or before the one that has it. */
function stepPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter((pane) =>
    pane.checkVisibility({ visibilityProperty: true }),
  )
  const here = panes.findIndex((pane) => pane.contains(document.activeElement))
  const next = panes.at((here < 0 && step < 0 ? step : here + step) % panes.length)
  if (next) startOf(next).focus()
}

function startOf(pane: HTMLElement): HTMLElement {
  const place = before.get(pane)
  if (place && pane.contains(place)) return place
  // The page is read from its beginning.
  if (pane.tabIndex >= 0) return pane
  for (const selector of STARTS) {
    const start = pane.querySelector<HTMLElement>(selector)
    if (start) return start
  }
  return pane
}

/** Gives the focus to the post after or before the one that has it; at first to the first one in sight. */
function stepPost(step: 1 | -1): void {
  const posts = [...document.querySelectorAll<HTMLElement>('main [role="feed"] article')]
  const here = posts.findIndex((post) => post.contains(document.activeElement))
  const next = here < 0 ? posts.find(isInSight) : posts[here + step]
  if (!next) return
  takeFocus(next)
  next.scrollIntoView({ block: 'nearest' })
}

/** Presses the button with this key in the post that has the focus. */
function pressInPost(key: 'L' | 'S'): void {
  const post = document.activeElement?.closest('article')
  post?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
}

/** The name of the author takes the key as if it had the focus. */
function openAuthorsCard(): void {
  const post = document.activeElement?.closest('article')
  const name = post?.querySelector('[aria-keyshortcuts="I"]')
  name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }))
}

function isInSight(post: HTMLElement): boolean {
  const page = post.closest('main')?.getBoundingClientRect()
  return page === undefined || post.getBoundingClientRect().bottom > page.top
}
