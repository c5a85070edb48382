import { atom, useAtomValue, useSetAtom } from 'jotai'

/** The kinds of mails with a code, which the server counts apart. */
export type MailKind = 'confirmation' | 'recovery'

/** Seconds between two mails of one kind to one e-mail; the server's own. */
const PAUSE = 60

/** From when on another mail may be requested (`performance.now()`), by kind and e-mail. */
const pausesAtom = atom<Readonly<Record<string, number>>>({})

const keyOf = (kind: MailKind, email: string) => `${kind} ${email.toLowerCase()}`

/** Notes that a mail has just been sent, or how many seconds the next one has to wait. */
export function useNoteMail(): (kind: MailKind, email: string, seconds?: number) => void {
  const setPauses = useSetAtom(pausesAtom)
  return (kind, email, seconds = PAUSE) =>
    setPauses((pauses) => ({ ...pauses, [keyOf(kind, email)]: performance.now() + seconds * 1000 }))
}

/** From when on another mail may be requested, as of `performance.now()`. */
export const useMailPause = (kind: MailKind, email: string): number =>
  useAtomValue(pausesAtom)[keyOf(kind, email)] ?? 0
