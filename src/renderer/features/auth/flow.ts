import { atom } from 'jotai'
import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import { authFlow, initialFlow, type AuthEvent, type AuthFlow } from './auth-flow.ts'

/** Kept with the window: a reload does not skip the second step, and a step nobody can finish ends with the window. */
const keptFlowAtom = atomWithStorage<AuthFlow>(
  'auth-flow',
  initialFlow,
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
)

/** Where the member is between login, register and its second step; outlives a visit to a mail's link. */
export const authFlowAtom = atom(
  (get) => get(keptFlowAtom),
  (get, set, event: AuthEvent) => set(keptFlowAtom, authFlow(get(keptFlowAtom), event)),
)

/** True from the moment a sign-up is sent: the session it may bring must not lead to the dashboard yet. */
export const signingUpAtom = atom(false)

/** True while a sign-up waits for its second step, which comes before the dashboard even with a session (design §5). */
export const registeringAtom = atom((get) => get(signingUpAtom) || get(authFlowAtom).newAccount !== null)
