import { useCallback } from 'react'
import { z } from 'zod/mini'
import { useAtomValue } from 'jotai'
import { createStoredMap } from './member-storage.ts'
import { currentUserIdAtom } from './session.ts'

const texts = createStoredMap('draft/', z.string())

/**
 * Text a member is writing, kept across navigation and restarts until it is sent. An empty text removes it.
 * @param key one place to write, with its owner, as `<userId>/post` or `<userId>/message/<friendId>`
 */
export function useDraftText(key: string) {
  const text = texts.useValue(key) ?? ''
  const setText = useCallback((written: string) => texts.set(key, written || undefined), [key])
  return [text, setText] as const
}

/** As `useDraftText`, where an empty text is one too: without a draft there is `undefined`. */
export function useOptionalDraft(key: string) {
  const text = texts.useValue(key)
  const setText = useCallback((written: string | undefined) => texts.set(key, written), [key])
  return [text, setText] as const
}

/** What is written at a place now, whoever asks: also for who began to send before the member wrote on. */
export const draftText = (key: string): string | undefined => texts.get(key)

/** For a place where nothing is written any more, whoever asks. */
export const removeDraft = (key: string): void => texts.set(key, undefined)

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

/** Where a text and its id are kept. */
const keysOf = (userId: string | null, place: string) => ({
  textKey: `${userId}/${place}`,
  idKey: `${userId}/${place}/id`,
})

/** @param place where the text is written, as in `useDraftText`, without its owner */
export function useDraft(place: string): Draft {
  const { textKey, idKey } = keysOf(useAtomValue(currentUserIdAtom), place)
  const [text, keepText] = useDraftText(textKey)
  const [id, keepId] = useDraftText(idKey)
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
    if (draftText(idKey) !== sent) return false
    setText('')
    return true
  }
  return { text, id, setText, takeId, renewId, finish }
}

/** For a place where nothing can be written any more. */
export function forgetDraft(userId: string | null, place: string): void {
  const { textKey, idKey } = keysOf(userId, place)
  removeDraft(textKey)
  removeDraft(idKey)
}
