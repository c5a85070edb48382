import { useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

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
