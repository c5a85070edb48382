import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { packageArguments } from '../../../.config/tasks/lib/package-arguments.ts'
import { makeStandIn, type System } from './stand-in.ts'

const require = createRequire(import.meta.url)
const ROOT = path.resolve(import.meta.dirname, '..', '..', '..')

/** Nobody answers there. */
export const COSMIA_UPDATE_URL = 'https://updates.cosmia.test/'

/** What has come of packaging. */
export interface Packed {
  /** File that the fuses are in, or what the tools for them take for it. */
  readonly program: string
  /** Folder of the archive. */
  readonly resources: string
  readonly archive: string
}

/** Packages the built app as `npm run package` does, around a stand-in for Electron. */
export async function pack(folder: string, system: System, arch: 'x64' | 'arm64'): Promise<Packed> {
  const { version } = require('electron/package.json') as { version: string }
  const standIn = path.join(folder, `electron-${system}`)
  const output = path.join(folder, 'output')
  makeStandIn(standIn, system, version)
  await promisify(execFile)(
    process.execPath,
    [
      path.join(path.dirname(require.resolve('electron-builder/package.json')), 'cli.js'),
      ...packageArguments({ COSMIA_UPDATE_URL }),
      ...[`--${system}`, 'dir', `--${arch}`],
      `-c.electronDist=${standIn}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: ROOT },
  )
  const suffix = arch === 'x64' ? '' : `-${arch}`
  if (system === 'mac')
    return packedIn(path.join(output, `mac${suffix}`, 'Cosmia.app'), '', 'Contents/Resources')
  const unpacked = path.join(output, `${system}${suffix}-unpacked`)
  return packedIn(unpacked, system === 'win' ? 'Cosmia.exe' : 'cosmia', 'resources')
}

function packedIn(folder: string, program: string, resources: string): Packed {
  const place = path.join(folder, resources)
  return { program: path.join(folder, program), resources: place, archive: path.join(place, 'app.asar') }
}
