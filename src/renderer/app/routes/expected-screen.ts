import { SESSION_KEY } from '#renderer/entities/session/keychain-storage.ts'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { keep } from '#renderer/lib/state/keep.ts'
import { store } from '#renderer/lib/state/store.ts'
import { dashboard, login } from './first-screens.ts'

const NAME = 'somebody-was-here'

/**
 * Loads the screen that this start comes to while the session is still being checked. Who was here when the app was last
 * used is here again nearly always; else a stored session tells.
 */
export async function loadExpectedScreen(): Promise<void> {
  try {
    const expectsMember =
      localStorage.getItem(NAME) !== null || (await unwrap(desktop.session.get(SESSION_KEY))) !== null
    await (expectsMember ? dashboard : login).preload()
  } catch {
    // What does not load is told where it is shown.
  }
}

/** Remembers for the next start whether somebody is here. */
export function rememberWhetherHere(): void {
  store.sub(sessionAtom, () => {
    const { status } = store.get(sessionAtom)
    if (status === 'present') keep(NAME, 'yes')
    else if (status === 'absent') localStorage.removeItem(NAME)
  })
}
