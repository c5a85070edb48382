import { useCallback } from 'react'
import { z } from 'zod/mini'
import { memberMap, useStored } from './member-storage.ts'
import { useMember } from './MemberProvider.tsx'
import type { MemberScope } from './member-scope.ts'

const texts = memberMap('draft', z.string())

/**
 * Text a member is writing, kept across navigation and restarts until it is sent. An empty text removes it.
 * @param place one place to write, as `post` or `message/<friendId>`
 */
export function useDraftText(place: string) {
  const drafts = useMember().part(texts)
  const text = useStored(texts, place) ?? ''
  const setText = useCallback((written: string) => drafts.set(place, written || undefined), [drafts, place])
  return [text, setText] as const
}

/** As `useDraftText`, where an empty text is one too: without a draft there is `undefined`. */
export function useOptionalDraft(place: string) {
  const drafts = useMember().part(texts)
  const text = useStored(texts, place)
  const setText = useCallback((written: string | undefined) => drafts.set(place, written), [drafts, place])
  return [text, setText] as const
}

/** Current draft of a place, also for a send that began before the member wrote on. */
export const draftText = (member: MemberScope, place: string): string | undefined =>
  member.part(texts).get(place)

/** A text of the member that is to become a row. */
export interface Draft {
  readonly text: string
  /** The id it was sent under, '' for one that was not sent as it is. */
  readonly id: string
  setText(text: string): void
  /** The id to send it under: the same at every attempt, restarts included, so that a lost answer doubles nothing. */
  takeId(): string
  /** From here on it would be another row: the text changes by itself, anything else that is sent along says so. */
  renewId(): void
  /** It is out under this id. @returns whether it was this text; one written since then stays */
  finish(id: string): boolean
}

const idPlace = (place: string) => `${place}/id`

/** @param place where the text is written, as in `useDraftText` */
export function useDraft(place: string): Draft {
  const member = useMember()
  const [text, keepText] = useDraftText(place)
  const [id, keepId] = useDraftText(idPlace(place))
  const renewId = () => keepId('')
  const setText = (changed: string) => {
    keepText(changed)
    renewId()
  }
  const takeId = () => {
    const taken = id === '' ? crypto.randomUUID() : id
    keepId(taken)
    return taken
  }
  const finish = (sent: string) => {
    if (draftText(member, idPlace(place)) !== sent) return false
    setText('')
    return true
  }
  return { text, id, setText, takeId, renewId, finish }
}

/** For a place where nothing can be written any more. */
export function forgetDraft(member: MemberScope, place: string): void {
  const drafts = member.part(texts)
  drafts.set(place, undefined)
  drafts.set(idPlace(place), undefined)
}
