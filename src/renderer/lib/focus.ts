import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * When what has the focus leaves the page, something else gets it.
 * @param find the heir, looked for once it is needed
 * @returns to be spread over what may leave, or over what is around it
 */
export function useFocusFallback(find: () => HTMLElement | null | undefined) {
  // Kept by hand: what leaves the page tells nobody of its blur.
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

/** Gives the focus back to where it was before, once the component that held it is gone; else to the page. */
export function useFocusReturn(): void {
  // Taken while the component is drawn for the first time: a field in it may take the focus right after.
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
 * When editing ends, the field that had the focus is gone: what it was started from gets it.
 * @returns the ref of the button it is started from
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
 * Calls back once an element is in the page, be it now or when it comes.
 * @returns ends the waiting
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

/**
 * Leads from a form that was not sent to its first wrong field, in the order on screen.
 * @param tries how often it was to be sent
 * @returns the ref of the form; what is in it and no field, as a button that chooses a file, says `data-invalid`
 */
export function useFocusOnWrong(tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [tries])
  return form
}

/**
 * Ref of a text field that may hold a draft: what is typed goes on behind it. Once, as it comes into the page; from then
 * on the caret stays where the member puts it.
 */
export function caretAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Goes to where members are searched, which says in the page of its key: a field, or the button that opens one. */
export function goToSearch(): void {
  const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  control?.focus()
  control?.click()
}

const NEW_POST = '[aria-keyshortcuts="N"]'

/** Whether a post can be begun on this page. */
export const hasNewPost = (): boolean => document.querySelector(NEW_POST) !== null

/** Begins a post, by the button that says in the page that this is its key, be it there now or when it comes. */
export const goToNewPost = (): void => void whenPresent(NEW_POST, (button) => button.click())

/**
 * Gives the focus to an element, be it made for that or not. What is read stays in its place. It shows for who works with
 * keys only: left to itself the browser shows it also where nothing had the focus before, as after a click on what is gone.
 */
export function takeFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  if (!isByKey) {
    element.setAttribute(QUIET_FOCUS, '')
    element.addEventListener('blur', () => element.removeAttribute(QUIET_FOCUS), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** On what was given the focus while the member points: the theme draws nothing around it, until a key is pressed there. */
const QUIET_FOCUS = 'data-quiet-focus'

/** A key is what the member touched last. */
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

/** Whether nothing has the focus, as when what had it has left the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
