import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sections, type SectionId } from '#renderer/entities/section/sections.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { goToNewPost, goToSearch, hasNewPost, takeFocus, whenPresentNext } from '#renderer/lib/focus.ts'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { CHAT_LIST, CHAT_PARAM, alongSearch } from '#renderer/lib/paths.ts'
import { useLedAway } from '#renderer/lib/use-led-away.ts'
import type { ShortcutId } from '#shared/shortcuts.ts'
import { findShortcut, type Requested } from './find-shortcut.ts'

const FindBar = lazyComponent(() => import('#renderer/ui/find/FindBar.tsx'), 'FindBar')
const ShortcutList = lazyComponent(() => import('./ShortcutList.tsx'), 'ShortcutList')

interface ShortcutKeysProps {
  /** Shortcuts requested before this was loaded. */
  readonly early: readonly Requested[]
  readonly onReady: () => void
}

/** Runs shortcuts from keyboard and application menu, and shows their list. */
export function ShortcutKeys({ early, onReady }: ShortcutKeysProps) {
  const [isListOpen, setIsListOpen] = useState(false)
  const wasListOpened = useMountedOnce(isListOpen)
  const [isFinding, setIsFinding] = useState(false)
  useLedAway(() => setIsListOpen(false))
  const findField = useRef<HTMLInputElement>(null)
  const find = () => {
    setIsFinding(true)
    findField.current?.select()
  }
  const act = useEffectEvent(useActs(() => setIsListOpen(true), find))
  /** @returns whether it was a shortcut */
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return false
    const found = findShortcut(event, event.target)
    if (!found) return false
    event.preventDefault()
    act(found.id)
    return true
  })
  const start = useEffectEvent(() => {
    const first = early.find((asked) => typeof asked === 'string' || press(asked))
    // Keys after the first were meant for where it leads, as a name for the field of the search.
    if (typeof first === 'string') act(first)
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

/** Controls with a search of their own, in a book. */
const FIND = '[aria-keyshortcuts="Control+F"]'
const PRINT = '[aria-keyshortcuts="Control+P"]'
const SEARCH_FRIENDS = '[aria-keyshortcuts="Control+K"]'

/** Action of each shortcut. Controls of features are found by their `aria-keyshortcuts`. */
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
      whenPresentNext(SEARCH_FRIENDS, (field) => field.focus())
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

/** The panes of the window in page order: sections, page, friends, chat, toasts. */
const PANES = 'nav, main, aside, section[data-pane]'
/** Selectors for the first focus in a pane, in order of preference. */
const STARTS = ['[aria-current="page"]', 'textarea, input', 'button, a[href]']

/** The last focused element of each pane. */
const before = new WeakMap<Element, HTMLElement>()

/** Remembers the focused element of its pane. */
function notePlace({ target }: FocusEvent): void {
  const pane = target instanceof HTMLElement && target.closest(PANES)
  if (pane && pane !== target) before.set(pane, target)
}

/** Moves the focus to the next or previous pane. */
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
  // A page is read from its beginning.
  if (pane.tabIndex >= 0) return pane
  for (const selector of STARTS) {
    const start = pane.querySelector<HTMLElement>(selector)
    if (start) return start
  }
  return pane
}

/** Moves the focus to the next or previous post; first to the first one in view. */
function stepPost(step: 1 | -1): void {
  const posts = [...document.querySelectorAll<HTMLElement>('main [role="feed"] article')]
  const here = posts.findIndex((post) => post.contains(document.activeElement))
  const next = here < 0 ? posts.find(isInSight) : posts[here + step]
  if (!next) return
  takeFocus(next)
  next.scrollIntoView({ block: 'nearest' })
}

/** Presses the button with this key in the focused post. */
function pressInPost(key: 'L' | 'S'): void {
  const post = document.activeElement?.closest('article')
  post?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
}

/** Sends the key to the author's name. */
function openAuthorsCard(): void {
  const post = document.activeElement?.closest('article')
  const name = post?.querySelector('[aria-keyshortcuts="I"]')
  name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }))
}

function isInSight(post: HTMLElement): boolean {
  const page = post.closest('main')?.getBoundingClientRect()
  return page === undefined || post.getBoundingClientRect().bottom > page.top
}
