import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Moves the focus to another element when the focused one leaves the page.
 * @param find returns that element; called when it is needed
 * @returns props for the element that may leave, or for a container around it
 */
export function useFocusFallback(find: () => HTMLElement | null | undefined) {
  // Tracked by hand: an element that leaves the page fires no blur.
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!hadFocus.current || !isFocusLost()) return
    const heir = find()
    if (!heir) return
    hadFocus.current = false
    takeFocus(heir)
  })
  return {
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  }
}

/** Returns the focus to where it was before this component mounted, once it unmounts; to the page if that is gone. */
export function useFocusReturn(): void {
  // Read during the first render: a field of the component may take the focus right after.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (!isFocusLost()) return
      const isThere = before !== document.body && before instanceof HTMLElement && before.isConnected
      const heir = isThere ? before : document.querySelector<HTMLElement>('main')
      if (heir) takeFocus(heir)
    },
    [before],
  )
}

/**
 * Focuses the button that started editing once editing ends and its field is gone.
 * @returns the ref for that button
 */
export function useFocusAfterEditing(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing && isFocusLost()) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return button
}

/**
 * Calls back once an element is in the page, now or later.
 * @returns stops waiting
 */
export function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  function look(): boolean {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return false
    observer.disconnect()
    act(element)
    return true
  }
  if (!look()) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Calls back once an element is in the page, unless the member has done anything else by then. */
export function whenPresentNext(selector: string, act: (element: HTMLElement) => void): void {
  const next = new AbortController()
  const stop = whenPresent(selector, (element) => {
    next.abort()
    act(element)
  })
  next.signal.addEventListener('abort', stop)
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, () => next.abort(), { capture: true, signal: next.signal })
}

/**
 * Focuses the first invalid field of a form after a failed submit, in screen order.
 * @param tries number of submits
 * @returns the ref for the form; an element that is no field, such as a button that chooses a file, marks itself with
 * `data-invalid`
 */
export function useFocusOnWrong(tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [tries])
  return form
}

/** Ref for a text field that may hold a draft: puts the caret at its end, once, when it is mounted. */
export function caretAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Focuses the member search: its field, or the button that opens it. */
export function goToSearch(): void {
  const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  control?.focus()
  control?.click()
}

const NEW_POST = '[aria-keyshortcuts="N"]'

/** Whether this page has a button to create a post. */
export const hasNewPost = (): boolean => document.querySelector(NEW_POST) !== null

/** Presses the page's button to create a post, now or once it is there. */
export const goToNewPost = (): void => whenPresentNext(NEW_POST, (button) => button.click())

/**
 * Focuses an element, focusable or not, without scrolling. The ring shows only for members who use the keyboard: by
 * itself the browser also shows it if nothing had the focus before, as after a click on an element that is gone.
 */
export function takeFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  if (!isByKey) {
    element.setAttribute(QUIET_FOCUS, '')
    element.addEventListener('blur', () => element.removeAttribute(QUIET_FOCUS), { once: true })
  }
  element.focus({ preventScroll: true })
}

/**
 * Set on an element that got the focus while the member uses the pointer: the theme draws no ring until a key is
 * pressed there.
 */
const QUIET_FOCUS = 'data-quiet-focus'

/** Whether the member's last input was a key. */
let isByKey = false

addEventListener('pointerdown', () => void (isByKey = false), { capture: true })
addEventListener(
  'keydown',
  () => {
    isByKey = true
    document.activeElement?.removeAttribute(QUIET_FOCUS)
  },
  { capture: true },
)

/** Whether nothing has the focus, as after the focused element has left the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
