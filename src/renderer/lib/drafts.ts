import { atom, type WritableAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

export type DraftAtom = WritableAtom<string, [string], void>

const drafts = new Map<string, DraftAtom>()

/**
 * Text a member is writing, kept across navigation and restarts until it is sent. An empty text removes it.
 * @param key one place to write, with its owner: `<userId>/post`, `<userId>/comment/<postId>`, `<userId>/message/<friendId>`
 */
export function draftAtom(key: string): DraftAtom {
  const known = drafts.get(key)
  if (known) return known
  const stored = atomWithStorage(`draft/${key}`, '', undefined, { getOnInit: true })
  const draft = atom(
    (get) => get(stored),
    (_get, set, text: string) => {
      set(stored, text)
      if (text === '') localStorage.removeItem(`draft/${key}`)
    },
  )
  drafts.set(key, draft)
  return draft
}
