import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeStandIn } from './stand-in.ts'

const require = createRequire(import.meta.url)
const ROOT = path.resolve(import.meta.dirname, '..', '..', '..')

/** Packages the built app for Linux as `npm run package` does, into a folder. @returns the folder with the program */
export async function pack(folder: string, arch: 'x64' | 'arm64'): Promise<string> {
  const { version } = require('electron/package.json') as { version: string }
  const standIn = path.join(folder, 'electron')
  const output = path.join(folder, 'output')
  makeStandIn(standIn, version)
  await promisify(execFile)(
    process.execPath,
    [
      path.join(path.dirname(require.resolve('electron-builder/package.json')), 'cli.js'),
      ...['--config', 'electron-builder.yml', '--linux', 'dir', `--${arch}`, '--publish', 'never'],
      `-c.electronDist=${standIn}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: ROOT },
  )
  return path.join(output, arch === 'x64' ? 'linux-unpacked' : 'linux-arm64-unpacked')
}
