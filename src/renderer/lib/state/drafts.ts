import { useCallback } from 'react'
import { z } from 'zod/mini'
import { createStoredMap } from './stored-map.ts'

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
