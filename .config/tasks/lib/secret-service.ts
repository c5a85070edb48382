import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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

export interface Wrapped {
  readonly wrapped: Command
  /** Removes what was made for the run, once it is over. */
  readonly remove: () => void
}

/**
 * The same command inside a private D-Bus session with an unlocked GNOME keyring and a home of its own, so that tests
 * of the keychain touch nobody's secrets.
 */
export function inSecretService(command: Command): Wrapped {
  const home = mkdtempSync(join(tmpdir(), 'cosmia-keyring-'))
  return {
    wrapped: inSession(command, { HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: join(home, 'data') }),
    remove: () => removeFolder(home),
  }
}

/**
 * The same command with a keyring kept in `folder`: for trying the app on a Linux machine without a desktop session,
 * where no keychain would answer. Its password is no secret, so it protects as much as the folder's rights do.
 */
export function withOwnKeyring(command: Command, folder: string): Wrapped {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The sockets cannot live in the folder: their paths have to be short.
  const runtime = mkdtempSync(join(tmpdir(), 'cosmia-keyring-'))
  return {
    wrapped: inSession(command, { XDG_RUNTIME_DIR: runtime, XDG_DATA_HOME: folder }),
    remove: () => removeFolder(runtime),
  }
}

/** True where programs can reach a session bus, and with it whatever keychain the member has. */
export const hasSessionBus = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env['DBUS_SESSION_BUS_ADDRESS']) || existsSync(`/run/user/${process.getuid?.() ?? 0}/bus`)

function inSession({ command, args, env }: Command, folders: NodeJS.ProcessEnv): Command {
  return {
    command: findProgram('dbus-run-session') ?? 'dbus-run-session',
    args: ['--', '/bin/sh', '-c', UNLOCK, 'unlock', command, ...args],
    env: { ...env, ...folders },
  }
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
