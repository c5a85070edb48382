import { useEffect, useEffectEvent, useRef } from 'react'
import { z } from 'zod/mini'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { newId } from '#renderer/lib/new-id.ts'
import { draftPlaces, draftText, forgetDraft } from '#renderer/session/drafts.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { commentPlace, editPlace, postOfPlace } from './post.ts'

/** Texts that were being written at posts which are gone, by ids of their own, until the member has let them go. */
const lostTexts = memberMap('lost', z.string())

/** Ends the drafts at a post that is gone, and offers their texts to the member. @returns whether there is one */
export function saveTexts(member: MemberScope, postId: string): boolean {
  const texts = [commentPlace(postId), editPlace(postId)].flatMap((place) => {
    const text = draftText(member, place)?.trim()
    forgetDraft(member, place)
    return text ? [text] : []
  })
  for (const text of texts) member.part(lostTexts).set(newId(), text)
  return texts.length > 0
}

/** Ids of the posts at which the member has a draft. */
export const postsWithDrafts = (member: MemberScope): readonly string[] => [
  ...new Set(draftPlaces(member).flatMap((place) => postOfPlace(place) ?? [])),
]

/** Whether this text is in the field that has the focus. */
const isBeingWritten = (text: string): boolean =>
  document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value.trim() === text

/** Tells the member of each text whose post is gone, with a button that copies it; it is kept until they dismiss that. */
export function useLostTexts(): void {
  const lost = useMember().part(lostTexts)
  const told = useRef(new Set<string>())
  const toasts = useToasts('frame')
  const copyText = useCopyText(copy.gone)
  const tell = useEffectEvent(() => {
    for (const [id, text] of lost.entries()) {
      if (told.current.has(id)) continue
      told.current.add(id)
      toasts.lasting(copy.gone.post, copy.gone.text, {
        label: copy.gone.copy,
        act: () => void copyText(text),
        onGone: () => lost.set(id, undefined),
        takesFocus: isBeingWritten(text),
      })
    }
  })
  useEffect(() => {
    tell()
    return lost.subscribe(() => tell())
  }, [lost])
}
