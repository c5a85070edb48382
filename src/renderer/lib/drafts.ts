import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'
import { z } from 'zod/mini'

const PREFIX = 'draft/'

function storedTexts(): ReadonlyMap<string, string> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  return new Map(keys.map((key) => [key.slice(PREFIX.length), parse(localStorage.getItem(key))]))
}

function parse(stored: string | null): string {
  try {
    return z.string().parse(JSON.parse(stored ?? '""'))
  } catch (error) {
    console.error('a stored draft is unreadable', error)
    return ''
  }
}

/** Every text that is being written, by its key. One place without a text costs nothing here. */
const textsAtom = atom(storedTexts())

const createDraftAtom = (key: string) =>
  atom(
    (get) => get(textsAtom).get(key) ?? '',
    (get, set, text: string) => {
      const texts = new Map(get(textsAtom))
      if (text === '') {
        texts.delete(key)
        localStorage.removeItem(PREFIX + key)
      } else {
        texts.set(key, text)
        localStorage.setItem(PREFIX + key, JSON.stringify(text))
      }
      set(textsAtom, texts)
    },
  )

/**
 * Text a member is writing, kept across navigation and restarts until it is sent. An empty text removes it.
 * @param key one place to write, with its owner, as `<userId>/post` or `<userId>/message/<friendId>`
 */
export function useDraftText(key: string) {
  return useAtom(useMemo(() => createDraftAtom(key), [key]))
}
