import { SESSION_KEY } from '#renderer/session/keychain-storage.ts'
import { isKeychainAwaitedAtom, sessionAtom, sessionKeptInMemoryAtom } from '#renderer/session/session.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { store } from '#renderer/lib/store.ts'
import { dashboard, login } from './first-screens.ts'

const NAME = 'somebody-was-here'

/**
 * Loads the screen that this start comes to while the session is still being checked. Who was here when the app was last
 * used is here again nearly always; else a stored session tells.
 */
export async function loadExpectedScreen(): Promise<void> {
  try {
    const expectsMember =
      wasSomebodyHere() || (await unwrap(desktop.session.get(SESSION_KEY))).outcome === 'value'
    await (expectsMember ? dashboard : login).preload()
  } catch {
    // What does not load is told where it is shown.
  }
}

/** Whether somebody was here, with a session that outlives the app, when it was last used. */
export const wasSomebodyHere = (): boolean => localStorage.getItem(NAME) !== null

/** Remembers for the next start whether somebody is here. While the keychain does not say so, it stays as it was. */
export function rememberWhetherHere(): void {
  const remember = () => {
    const { status } = store.get(sessionAtom)
    if (status === 'loading' || store.get(isKeychainAwaitedAtom)) return
    if (status === 'present' && !store.get(sessionKeptInMemoryAtom)) storeValue(NAME, 'yes')
    else localStorage.removeItem(NAME)
  }
  store.sub(sessionAtom, remember)
  store.sub(sessionKeptInMemoryAtom, remember)
  store.sub(isKeychainAwaitedAtom, remember)
}
