import { useEffect, useRef, useState } from 'react'
import { isFocusLost } from '#renderer/lib/focus/is-focus-lost.ts'
import { profileDrafts } from '../edit/profile-drafts.ts'

/** View or edit (spec §4). What was left unsaved is gone on with; leaving the fields, the focus is where they were opened. */
export function useEditMode(userId: string | null) {
  const [isEditing, setIsEditing] = useState(() => profileDrafts.get(userId ?? '') !== undefined)
  const [wasStarted, setWasStarted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing && isFocusLost()) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const start = () => {
    setWasStarted(true)
    setIsEditing(true)
  }
  const stop = () => setIsEditing(false)
  return { isEditing, wasStarted, button, start, stop }
}
