import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { APP_ID } from '#shared/config.ts'
import { executableOf } from './pack.ts'

/** A program as a package has left it on this machine. */
export interface Installed {
  /** File that the fuses are in, or what the tools for them take for it. */
  readonly program: string
  /** Started with these arguments before those of the app. */
  readonly executable: string
  readonly args: readonly string[]
}

/** @param folder in which a package may spread that brings no place of its own */
type Install = (file: string, folder: string) => Installed

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

const started = (program: string): Installed => ({ program, executable: executableOf(program), args: [] })

/** The program of a folder with this ending: a site of another name has a program of that name. */
export function programIn(folder: string, ending: string): string {
  const names = readdirSync(folder)
  const name = names.find((other) => other.endsWith(ending) && !other.startsWith('Uninstall'))
  if (name === undefined) throw new Error(`there is no program in ${folder}: ${names.join(', ')}`)
  return path.join(folder, name)
}

/** The program below a folder in which Linux packages are installed. */
function installedBelow(root: string): string {
  const opt = path.join(root, 'opt')
  const program = readdirSync(opt)
    .map((name) => path.join(opt, name, 'cosmia'))
    .find((file) => existsSync(file))
  if (program === undefined) throw new Error(`there is no program below ${opt}`)
  return program
}

const HOW: Readonly<Partial<Record<NodeJS.Platform, Readonly<Record<string, Install>>>>> = {
  linux: {
    '.deb': (file) => {
      run('sudo', 'apt-get', 'install', '--yes', file)
      return started(installedBelow('/'))
    },
    // No more than unpacked: what installs it belongs to other distributions.
    '.rpm': (file, folder) => {
      run('bsdtar', '-xf', file, '-C', folder)
      return started(installedBelow(folder))
    },
    '.AppImage': (file, folder) => {
      chmodSync(file, 0o755)
      execFileSync(file, ['--appimage-extract'], { cwd: folder, stdio: 'ignore' })
      return { program: path.join(folder, 'squashfs-root', 'cosmia'), executable: file, args: [] }
    },
    '.flatpak': (file, folder) => {
      run('flatpak', 'install', '--user', '--noninteractive', file)
      const place = run('flatpak', 'info', '--user', '--show-location', APP_ID)
      // Its own folder for temporary files is not that of the tests.
      const args = ['run', `--filesystem=${folder}`, APP_ID]
      return { program: path.join(place, 'files', 'cosmia', 'cosmia'), executable: 'flatpak', args }
    },
  },
  darwin: {
    '.dmg': (file, folder) => {
      const volume = path.join(folder, 'volume')
      run('hdiutil', 'attach', file, '-nobrowse', '-readonly', '-mountpoint', volume)
      const offered = programIn(volume, '.app')
      const program = path.join(folder, path.basename(offered))
      cpSync(offered, program, { recursive: true, verbatimSymlinks: true })
      run('hdiutil', 'detach', volume)
      return started(program)
    },
    '.zip': (file, folder) => {
      run('ditto', '-xk', file, folder)
      return started(programIn(folder, '.app'))
    },
  },
  win32: {
    '.exe': (file) => {
      run(file, '/S')
      return started(programIn(path.join(process.env['LOCALAPPDATA'] ?? '', 'Programs', 'cosmia'), '.exe'))
    },
  },
}

/** Those of some files that are packages for this machine; installers of Windows hold both processors' programs. */
export const packagesFor = (
  files: readonly string[],
  platform: NodeJS.Platform,
  arch: string,
): readonly string[] =>
  files.filter((file) => {
    const kind = path.extname(file)
    if (!Object.hasOwn(HOW[platform] ?? {}, kind)) return false
    return kind === '.exe' || /arm64|aarch64/.test(file) === (arch === 'arm64')
  })

/** Installs a package of {@link packagesFor}, as far as this machine can. */
export function install(file: string, folder: string): Installed {
  const how = HOW[process.platform]?.[path.extname(file)]
  if (!how) throw new Error(`nothing here installs ${file}`)
  mkdirSync(folder, { recursive: true })
  return how(path.resolve(file), folder)
}
