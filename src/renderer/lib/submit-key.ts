import type { KeyboardEvent } from 'react'

/** Key handler of a form that is sent with Ctrl + Enter, or Cmd + Enter on a Mac. */
export const onSubmitKey = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}
