import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { draftText, useOptionalDraft } from '#renderer/session/drafts.ts'
import { editPlace } from '../posts/draft-places.ts'
import type { Post } from '../posts/post.ts'

/** Editing a post, with the text kept when the card goes away before it is saved. */
export function useEditing(post: Post) {
  const userId = useAtomValue(currentUserIdAtom)
  const key = `${userId}/${editPlace(post.id)}`
  const [draft, setDraft] = useOptionalDraft(key)
  const [isPutAway, setIsPutAway] = useState(draft === '')
  // A card that comes into the page with an old draft takes the focus from nobody.
  const [wasStarted, setWasStarted] = useState(false)
  const start = () => {
    if (!draft) setDraft(post.content)
    setWasStarted(true)
    setIsPutAway(false)
  }
  const stop = () => setDraft(undefined)
  /** A text is saved. What was written since then stays, in this card or in the one that has taken its place. */
  const finish = (saved: string) => {
    if (draftText(key)?.trim() === saved) stop()
  }
  /** Leaves the post as it is; changes to it stay for the next time. */
  const putAway = () => (!draft || draft === post.content ? stop() : setIsPutAway(true))
  const isEditing = draft !== undefined && !isPutAway
  return {
    isEditing,
    isUnsaved: isEditing || Boolean(draft),
    wasStarted,
    text: draft ?? '',
    setText: setDraft,
    start,
    stop,
    finish,
    putAway,
  }
}
