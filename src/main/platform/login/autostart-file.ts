import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface AutostartEntry {
  /** Folder that the desktop reads at log-in. */
  readonly folder: string
  readonly title: string
  /** Program and arguments. */
  readonly command: readonly string[]
}

const fileOf = ({ folder }: AutostartEntry) => path.join(folder, 'cosmia.desktop')

/** Where the desktop of Linux looks for what it starts at log-in. */
export const autostartFolder = ({ XDG_CONFIG_HOME: config, HOME: home = '' }: NodeJS.ProcessEnv): string =>
  path.join(config || path.join(home, '.config'), 'autostart')

/** Whether the desktop starts the program; its own settings may have switched the entry off. */
export function isAutostarted(entry: AutostartEntry): boolean {
  try {
    const text = readFileSync(fileOf(entry), 'utf8')
    return !/^(Hidden=true|X-GNOME-Autostart-enabled=false)\s*$/m.test(text)
  } catch {
    return false // not there, or nothing that the desktop could read either
  }
}

/** @throws where the folder cannot be written to */
export function setAutostarted(entry: AutostartEntry, isOn: boolean): void {
  if (!isOn) return rmSync(fileOf(entry), { force: true })
  mkdirSync(entry.folder, { recursive: true })
  const lines = [
    // eslint-disable-next-line no-restricted-syntax -- the desktop reads it, members do not
    '[Desktop Entry]',
    'Type=Application',
    `Name=${entry.title}`,
    // Of a program that was removed the desktop says nothing.
    `TryExec=${(entry.command[0] ?? '').replaceAll('\\', '\\\\')}`,
    `Exec=${entry.command.map(quoted).join(' ')}`,
    'Icon=cosmia',
    'X-GNOME-Autostart-enabled=true',
  ]
  writeFileSync(fileOf(entry), `${lines.join('\n')}\n`)
}

/** As the specification of desktop entries quotes an argument; its backslashes are those of a string of the file as well. */
const quoted = (argument: string): string =>
  `"${argument
    .replaceAll(/["`$\\]/g, (sign) => `\\${sign}`)
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`
