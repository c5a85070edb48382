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

/** The autostart folder of Linux desktops. */
export const autostartFolder = ({ XDG_CONFIG_HOME: config, HOME: home = '' }: NodeJS.ProcessEnv): string =>
  path.join(config || path.join(home, '.config'), 'autostart')

/** Whether the desktop starts the app at log-in; its own settings may have disabled the entry. */
export function isAutostarted(entry: AutostartEntry): boolean {
  try {
    const text = readFileSync(fileOf(entry), 'utf8')
    return !/^(Hidden=true|X-GNOME-Autostart-enabled=false)\s*$/m.test(text)
  } catch {
    return false // missing, or unreadable for the desktop too
  }
}

/** @throws if the folder is not writable */
export function setAutostarted(entry: AutostartEntry, isOn: boolean): void {
  if (!isOn) return rmSync(fileOf(entry), { force: true })
  mkdirSync(entry.folder, { recursive: true })
  const lines = [
    // eslint-disable-next-line no-restricted-syntax -- the desktop reads it, members do not
    '[Desktop Entry]',
    'Type=Application',
    `Name=${entry.title}`,
    // Without the program the entry is ignored silently.
    `TryExec=${(entry.command[0] ?? '').replaceAll('\\', '\\\\')}`,
    `Exec=${entry.command.map(quoted).join(' ')}`,
    'Icon=cosmia',
    'X-GNOME-Autostart-enabled=true',
  ]
  writeFileSync(fileOf(entry), `${lines.join('\n')}\n`)
}

/**
 * Quotes an argument as the desktop entry specification demands; its backslashes are escaped again as a string of the
 * file.
 */
const quoted = (argument: string): string =>
  `"${argument
    .replaceAll(/["`$\\]/g, (sign) => `\\${sign}`)
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`
