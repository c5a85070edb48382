import { atom } from 'jotai'

/**
 * True while a sign-up waits for its second step. Where confirmations are off, sign-up answers with a session; the
 * member still chooses a profile type before the dashboard (design §5).
 */
export const registeringAtom = atom(false)
