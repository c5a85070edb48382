import { useState } from 'react'
import { useFocusAfterEditing } from '#renderer/lib/focus.ts'

/**
 * View or edit mode (spec §4). After editing, the focus returns to the button that started it.
 * @param isLeftUnsaved whether unsaved changes exist, in which case editing continues
 */
export function useEditMode(isLeftUnsaved: () => boolean) {
  const [isEditing, setIsEditing] = useState(isLeftUnsaved)
  const [wasStarted, setWasStarted] = useState(false)
  const button = useFocusAfterEditing(isEditing)
  const start = () => {
    setWasStarted(true)
    setIsEditing(true)
  }
  const stop = () => setIsEditing(false)
  return { isEditing, wasStarted, button, start, stop }
}
