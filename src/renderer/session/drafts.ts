import { useCallback } from 'react'
import { z } from 'zod/mini'
import { newId } from '#renderer/lib/new-id.ts'
import { memberMap, useStored } from './member-storage.ts'
import { useMember } from './MemberProvider.tsx'
import type { MemberScope } from './member-scope.ts'

const texts = memberMap('draft', z.string())

/**
 * Text that a member is writing, kept across navigation and restarts until it is sent. An empty text removes it.
 * @param place name of the text field, such as `post` or `message/<friendId>`
 */
export function useDraftText(place: string) {
  const drafts = useMember().part(texts)
  const text = useStored(texts, place) ?? ''
  const setText = useCallback((written: string) => drafts.set(place, written || undefined), [drafts, place])
  return [text, setText] as const
}

/** Like `useDraftText`, but an empty text is kept too; `undefined` means there is no draft. */
export function useOptionalDraft(place: string) {
  const drafts = useMember().part(texts)
  const text = useStored(texts, place)
  const setText = useCallback((written: string | undefined) => drafts.set(place, written), [drafts, place])
  return [text, setText] as const
}

/** The current draft of a place, for a send that began before the member typed on. */
export const draftText = (member: MemberScope, place: string): string | undefined =>
  member.part(texts).get(place)

/** All places that hold something of a draft. */
export const draftPlaces = (member: MemberScope): readonly string[] =>
  member
    .part(texts)
    .entries()
    .map(([place]) => place)

/** A text of the member that will become a row on the server. */
export interface Draft {
  readonly text: string
  /** The id that this text was already sent under; '' if it changed since, or was never sent. */
  readonly id: string
  setText(text: string): void
  /**
   * The id to send the text under. It stays the same for every attempt, restarts included, so a lost answer creates no
   * duplicate.
   */
  takeId(): string
  /**
   * Makes the next attempt create another row. A changed text does this by itself; call it when something that is sent
   * along has changed.
   */
  renewId(): void
  /** Removes the draft after it was sent under this id. @returns whether it was still this text; a newer one stays */
  finish(id: string): boolean
}

const idPlace = (place: string) => `${place}/id`

/** @param place as in `useDraftText` */
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
    const taken = id === '' ? newId() : id
    keepId(taken)
    return taken
  }
  const finish = (sent: string) => finishDraft(member, place, sent)
  return { text, id, setText, takeId, renewId, finish }
}

/** The id that the current draft of a place was already sent under, if any. */
export const draftId = (member: MemberScope, place: string): string | undefined =>
  draftText(member, idPlace(place))

/** Removes the draft of a place after it was sent under this id. @returns whether it was still this text; a newer one stays */
export function finishDraft(member: MemberScope, place: string, sent: string): boolean {
  if (draftId(member, place) !== sent) return false
  forgetDraft(member, place)
  return true
}

/** Puts a text in the place of the draft, outside of its field. @param id of a text that was already sent under it */
export function writeDraft(member: MemberScope, place: string, text: string, id?: string): void {
  const drafts = member.part(texts)
  drafts.set(place, text || undefined)
  drafts.set(idPlace(place), id)
}

/** Removes the draft of a place where nothing can be written any more. */
export function forgetDraft(member: MemberScope, place: string): void {
  const drafts = member.part(texts)
  drafts.set(place, undefined)
  drafts.set(idPlace(place), undefined)
}
