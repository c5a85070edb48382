import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useDraftText } from '#renderer/lib/drafts.ts'

/** A text of the member that is to become a row. */
export interface Draft {
  readonly text: string
  setText(text: string): void
  /** The id to send it under: the same at every attempt, restarts included, so that a lost answer doubles nothing. */
  takeId(): string
  /** From here on it would be another row: the text changes by itself, anything else that is sent along says so. */
  renewId(): void
}

/** @param place where the text is written, as in `useDraftText`, without its owner */
export function useDraft(place: string): Draft {
  const userId = useAtomValue(currentUserIdAtom)
  const [text, keepText] = useDraftText(`${userId}/${place}`)
  const [id, keepId] = useDraftText(`${userId}/${place}/id`)
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
  return { text, setText, takeId, renewId }
}
