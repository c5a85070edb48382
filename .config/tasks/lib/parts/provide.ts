import { run } from '../run.ts'
import { say } from '../say.ts'
import { hasPrograms } from './look.ts'
import type { SystemPart } from './part.ts'

const INSTALL_MS = 10 * 60_000
const APT_ENV = {
  DEBIAN_FRONTEND: 'noninteractive',
  // Services of the packages (a database server) are not started: the tests start their own.
  RUNLEVEL: '1',
}

/**
 * Looks for the parts and, as root on Debian or Ubuntu, installs the missing ones; elsewhere says how to.
 * @returns the parts that are still missing
 */
export async function provide(parts: readonly SystemPart[]): Promise<readonly SystemPart[]> {
  const missing = parts.filter((part) => !part.isThere())
  if (missing.length === 0) return []
  if (canInstall()) await install(missing)
  const still = missing.filter((part) => !part.isSpare && !part.isThere())
  for (const part of still)
    say(`Missing: ${part.name}. ${remedy(part)}; without it this does not run: ${part.neededFor}`)
  return still
}

/** The exact command, where there is one. */
function remedy(part: SystemPart): string {
  if (!hasPrograms('apt-get')) return `To get it, ${part.elsewhere}`
  return `Get it with "apt-get install --no-install-recommends ${part.packages.join(' ')}" as root`
}

const canInstall = () => process.getuid?.() === 0 && hasPrograms('apt-get')

/** Seconds that another installation may take: at its start a machine has its own updates under way. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=120']

async function install(parts: readonly SystemPart[]): Promise<void> {
  say(`Installing ${parts.map((part) => part.name).join(', ')} with apt-get, once …`)
  const options = { env: APT_ENV, quiet: true, timeout: INSTALL_MS }
  const update = await run('apt-get', ['update', '-q'], options)
  if (update.code !== 0) say(lastLines(update.output))
  // One by one: a package that this system does not know must not keep the others out.
  for (const part of parts) {
    const args = ['install', '-y', '-q', '--no-install-recommends', ...PATIENCE, ...part.packages]
    const { code, output } = await run('apt-get', args, options)
    if (code !== 0) say(`apt-get could not install ${part.name}:\n${lastLines(output)}`)
  }
}

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-5).join('\n')
