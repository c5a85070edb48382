import { existsSync, readFileSync } from 'node:fs'
import { homedir, hostname, release, userInfo } from 'node:os'
import path from 'node:path'
import { app, screen } from 'electron'
import type { PreferenceState } from '#shared/preferences.ts'
import { isLoopback } from '#shared/server-connection.ts'
import type { ChosenPlace, ServerConnection } from '#shared/bridge.ts'
import { copy } from '../copy.ts'
import type { ChosenPlaces } from '../platform/files/chosen-places.ts'
import type { FileDialogs } from '../platform/files/file-dialogs.ts'
import type { KeptLog } from '../platform/log/open-log.ts'
import { redact } from '../platform/log/redact.ts'

/** Bytes of the log that are included, from its end. */
const LOG_BYTES = 1024 * 1024

const ID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi

interface DiagnosticParts {
  readonly title: string
  /** Folder of the log. */
  readonly logs: string
  readonly preferences: () => PreferenceState
  readonly server: () => ServerConnection | null
}

interface Saving {
  readonly dialogs: Pick<FileDialogs, 'choosePlace'>
  readonly places: Pick<ChosenPlaces, 'save'>
}

/**
 * Saves the diagnostics where the member chooses; resolves to `null` if they cancel. Rejects like `ChosenPlaces.save`.
 */
export const diagnosticsExport =
  (parts: DiagnosticParts, { dialogs, places }: Saving, log: Pick<KeptLog, 'written'>) =>
  async (): Promise<ChosenPlace | null> => {
    await log.written()
    const chosen = await dialogs.choosePlace(copy.diagnostics.fileName(parts.title, new Date()))
    return chosen === null ? null : places.save(chosen, Buffer.from(diagnostics(parts)))
  }

/**
 * Text for support: versions, system, screens, graphics, settings and the end of the log. It contains no names,
 * messages, addresses or tokens, because members send it to others.
 */
export function diagnostics({ title, logs, preferences, server }: DiagnosticParts): string {
  const { chosen, offered } = preferences()
  const { versions, platform, arch, env } = process
  const { headings } = copy.diagnostics
  const parts: readonly (readonly [heading: string, content: object | string])[] = [
    [
      headings.program,
      {
        ...{ version: app.getVersion(), packaged: app.isPackaged, appImage: 'APPIMAGE' in env },
        ...{ electron: versions['electron'], chrome: versions['chrome'], node: versions.node },
        server: kindOfServer(server()),
        uptimeSeconds: Math.round(process.uptime()),
        memoryMiB: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      },
    ],
    [
      headings.system,
      {
        ...{ platform, arch, release: release(), locale: app.getLocale() },
        session: env['XDG_SESSION_TYPE'],
        desktop: env['XDG_CURRENT_DESKTOP'],
      },
    ],
    [headings.screens, screen.getAllDisplays().map(({ size, scaleFactor }) => ({ ...size, scaleFactor }))],
    [headings.graphics, app.getGPUFeatureStatus()],
    [headings.settings, { chosen, offered }],
    [headings.log, endOfLog(logs)],
  ]
  const text = parts
    .map(([heading, content]) => `## ${heading}\n${typeof content === 'string' ? content : inLines(content)}`)
    .join('\n\n')
  return `# ${copy.diagnostics.title(title, new Date())}\n\n${withoutNames(text)}\n`
}

const inLines = (content: object) => JSON.stringify(content, null, 2)

function kindOfServer(server: ServerConnection | null): string {
  const address = server && URL.parse(server.url)
  if (!address) return 'none'
  if (isLoopback(address)) return 'this machine'
  return address.hostname.endsWith('.supabase.co') ? 'supabase' : 'own'
}

function endOfLog(folder: string): string {
  const files = ['main.old.log', 'main.log'].map((name) => path.join(folder, name)).filter(existsSync)
  const all = Buffer.concat(files.map((file) => readFileSync(file)))
  // The first remaining line may be cut off.
  const end = all.length > LOG_BYTES ? all.subarray(all.indexOf('\n', all.length - LOG_BYTES) + 1) : all
  return end.toString('utf8')
}

/** Redacts each line as the log does, and removes the names of the machine and of the member's account. */
function withoutNames(text: string): string {
  const names = [userInfo().username, hostname()].filter((name) => name.length > 2)
  return text
    .split('\n')
    .map((line) =>
      names
        .reduce((left, name) => left.replaceAll(name, '<name>'), redact(line, homedir()))
        .replaceAll(ID, '<id>'),
    )
    .join('\n')
}
