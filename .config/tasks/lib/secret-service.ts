import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './parts/look.ts'

/** Unlocks the keyring, then becomes the program it was given. */
const UNLOCK = 'printf cosmia | gnome-keyring-daemon --unlock --components=secrets >/dev/null && exec "$@"'

export interface Command {
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/**
 * The same command inside a private D-Bus session with an unlocked GNOME keyring and a home of its own, so that tests
 * of the keychain touch nobody's secrets.
 */
export function inSecretService({ command, args, env }: Command): { wrapped: Command; remove: () => void } {
  const home = mkdtempSync(join(tmpdir(), 'cosmia-keyring-'))
  const wrapped = {
    command: findProgram('dbus-run-session') ?? 'dbus-run-session',
    args: ['--', '/bin/sh', '-c', UNLOCK, 'unlock', command, ...args],
    env: { ...env, HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: join(home, 'data') },
  }
  return { wrapped, remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }) }
}
