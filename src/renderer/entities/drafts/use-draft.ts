import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { draftText, removeDraft, useDraftText } from '#renderer/lib/state/drafts.ts'

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
