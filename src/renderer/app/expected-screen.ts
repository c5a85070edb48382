import { SESSION_KEY } from '#renderer/session/keychain-storage.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { dashboard, login } from './first-screens.ts'

const NAME = 'somebody-was-here'

/**
 * Loads the screen that this start will show, while the session is still being checked. A member who was signed in when
 * the app was last used nearly always still is; otherwise a stored session tells.
 */
export async function loadExpectedScreen(): Promise<void> {
  try {
    const expectsMember =
      wasSomebodyHere() || (await unwrap(desktop.session.get(SESSION_KEY))).outcome === 'value'
    await (expectsMember ? dashboard : login).preload()
  } catch {
    // A failed load is reported where the screen is shown.
  }
}

/** Whether a member was signed in, with a stored session, when the app was last used. */
export const wasSomebodyHere = (): boolean => localStorage.getItem(NAME) !== null

/** Remembers for the next start whether a member is signed in, with a stored session. */
export function rememberWhetherHere(isHere: boolean): void {
  if (isHere) storeValue(NAME, 'yes')
  else localStorage.removeItem(NAME)
}
