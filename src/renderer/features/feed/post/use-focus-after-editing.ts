import { useEffect, useRef } from 'react'
import { isFocusLost } from '#renderer/lib/focus/is-focus-lost.ts'

/**
 * When editing a post ends, the text field that had the focus is gone: the menu that it was started from gets it.
 * @returns the ref of the menu's button
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
