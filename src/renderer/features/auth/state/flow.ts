import { atom } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { authFlow, initialFlow, type AuthEvent, type AuthFlow } from '../model/auth-flow.ts'

/** Where the member is between login, register and its second step; outlives a visit to a mail's link. */
export const authFlowAtom = atomWithReducer<AuthFlow, AuthEvent>(initialFlow, authFlow)

/** True from the moment a sign-up is sent: the session it may bring must not lead to the dashboard yet. */
export const signingUpAtom = atom(false)

/** True while a sign-up waits for its second step, which comes before the dashboard even with a session (design §5). */
export const registeringAtom = atom((get) => get(signingUpAtom) || get(authFlowAtom).newAccount !== null)
