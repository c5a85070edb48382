import type { KeyboardEvent } from 'react'

/** Key handler for a text that is sent with Ctrl + Enter, or Cmd + Enter on a Mac. */
export const onControlEnter = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey) submitOn(event, submit)
}

/** Key handler for a text that is sent with Enter; Shift + Enter starts a new line. */
export const onEnter = (submit: () => void) => (event: KeyboardEvent) => {
  // During composition (accents, emoji keyboards) Enter picks a character.
  if (!event.shiftKey && !event.nativeEvent.isComposing) submitOn(event, submit)
}

function submitOn(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  submit()
}
