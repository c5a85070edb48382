import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const RESTRICTION = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns'
const SET_USER_ID = 0o4000

/** Chromium refuses to run as root with its sandbox. */
const isRootOfLinux = () => process.platform === 'linux' && process.getuid?.() === 0

/** Further arguments of this project's Electron, for its sandbox. */
export const sandboxArguments = (isElectron: boolean): readonly string[] =>
  isElectron && isRootOfLinux() ? ['--no-sandbox'] : []

/**
 * What has to be typed before an Electron binary starts here, `null` where it does: Ubuntu 24.04 and its like let a
 * program have a sandbox only by a helper that belongs to root, which no package of npm can install.
 * @param restriction file in which the system says so
 */
export function sandboxRemedy(
  program: string,
  restriction = RESTRICTION,
  isRoot = isRootOfLinux(),
): string | null {
  if (process.platform !== 'linux' || isRoot || !isOn(restriction)) return null
  const helper = join(dirname(program), 'chrome-sandbox')
  return isPrivileged(helper) ? null : `sudo chown root "${helper}" && sudo chmod 4755 "${helper}"`
}

const isOn = (file: string) => existsSync(file) && readFileSync(file, 'utf8').trim() === '1'

function isPrivileged(helper: string): boolean {
  const { uid, mode } = statSync(helper, { throwIfNoEntry: false }) ?? { uid: -1, mode: 0 }
  return uid === 0 && (mode & SET_USER_ID) !== 0
}
