import { useState } from 'react'
import { useFocusAfterEditing } from '#renderer/lib/focus.ts'

/**
 * View or edit (spec §4). Leaving the fields, the focus is where they were opened.
 * @param isLeftUnsaved whether something was left unsaved: it is gone on with
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
