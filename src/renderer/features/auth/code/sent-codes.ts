import { atom } from 'jotai'
import type { CodeKind } from './api/verify-code.ts'

/** The kind of the code that each e-mail was sent last; nothing for mails of an earlier run. */
export const sentCodesAtom = atom<Readonly<Record<string, CodeKind>>>({})

/** Notes the kind of a mail that was just sent. */
export const noteSentCodeAtom = atom(null, (_get, set, email: string, kind: CodeKind) =>
  set(sentCodesAtom, (sent) => ({ ...sent, [email]: kind })),
)
