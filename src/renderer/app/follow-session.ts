import { isKeychainAwaitedAtom, sessionAtom, sessionKeptInMemoryAtom } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { rememberWhetherHere } from './expected-screen.ts'

/** Keeps what the next start expects in step with the session. Unchanged while the keychain does not answer. */
export function followSession(): void {
  const remember = () => {
    const { status } = store.get(sessionAtom)
    if (status === 'loading' || store.get(isKeychainAwaitedAtom)) return
    rememberWhetherHere(status === 'present' && !store.get(sessionKeptInMemoryAtom))
  }
  store.sub(sessionAtom, remember)
  store.sub(sessionKeptInMemoryAtom, remember)
  store.sub(isKeychainAwaitedAtom, remember)
}
