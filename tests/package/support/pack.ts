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

/** Result of packaging. */
export interface Packed {
  /** File that the fuses are in, or what the tools for them take for it. */
  readonly program: string
  /** Folder of the archive. */
  readonly resources: string
  readonly archive: string
}

type Architecture = 'x64' | 'arm64'

/** Packages the built app as `npm run package` does, around a stand-in for Electron. */
export async function pack(folder: string, system: System, arch: Architecture): Promise<Packed> {
  const { version } = require('electron/package.json') as { version: string }
  const standIn = path.join(folder, `electron-${system}`)
  makeStandIn(standIn, system, version)
  return packAround(standIn, path.join(folder, 'output'), system, arch)
}

/** Packages the built app for this machine. @param electron folder of the Electron that runs on it */
export async function packHere(
  folder: string,
  electron: string,
): Promise<Packed & { readonly executable: string }> {
  const system = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'win' : 'linux'
  // A Mac starts no program whose fuses were changed, unless that is signed anew.
  const signing = system === 'mac' ? ['-c.electronFuses.resetAdHocDarwinSignature=true'] : []
  const packed = await packAround(electron, folder, system, process.arch as Architecture, signing)
  return { ...packed, executable: executableOf(packed.program) }
}

/** What is started of a program: on a Mac that is a folder. */
export const executableOf = (program: string): string =>
  program.endsWith('.app') ? path.join(program, 'Contents', 'MacOS', path.basename(program, '.app')) : program

async function packAround(
  electron: string,
  output: string,
  system: System,
  arch: Architecture,
  more: readonly string[] = [],
): Promise<Packed> {
  await promisify(execFile)(
    process.execPath,
    [
      path.join(path.dirname(require.resolve('electron-builder/package.json')), 'cli.js'),
      ...packageArguments({ COSMIA_UPDATE_URL }, process.platform, [`--${system}`, 'dir', `--${arch}`]),
      `-c.electronDist=${electron}`,
      `-c.directories.output=${output}`,
      ...more,
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
