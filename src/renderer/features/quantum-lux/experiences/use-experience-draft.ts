import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { experienceDrafts } from './experience-drafts.ts'

const NOTHING = { id: '', title: '', description: '' }

/** What the member is telling, kept across navigation and restarts until it is out. */
export function useExperienceDraft() {
  const key = useAtomValue(currentUserIdAtom) ?? ''
  const draft = experienceDrafts.useValue(key) ?? NOTHING
  /** What is changed would be another row. */
  const change = (texts: Partial<Record<'title' | 'description', string>>) => {
    const changed = { ...draft, ...texts, id: '' }
    experienceDrafts.set(key, changed.title || changed.description ? changed : undefined)
  }
  /** The id to send it under: the same at every attempt, restarts included, so that a lost answer doubles nothing. */
  const takeId = () => {
    const id = draft.id || crypto.randomUUID()
    experienceDrafts.set(key, { ...draft, id })
    return id
  }
  /** It is out under this id; what was written since then stays. */
  const finish = (id: string) => {
    if (experienceDrafts.get(key)?.id === id) experienceDrafts.set(key, undefined)
  }
  return { ...draft, change, takeId, finish }
}
