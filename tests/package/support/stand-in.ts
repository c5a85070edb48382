import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type System = 'linux' | 'mac' | 'win'

/** Before the fuses of a binary, by which they are found. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** Version of the wire, its length, and each fuse as Electron delivers it. */
const WIRE = [1, 9, ...Buffer.from('101100011')]
const FUSES = Buffer.concat([Buffer.alloc(64), Buffer.from(SENTINEL), Buffer.from(WIRE), Buffer.alloc(64)])

const HELPERS = ['Helper', 'Helper (GPU)', 'Helper (Plugin)', 'Helper (Renderer)']

/** What the builder takes for Electron's own folder of a system: no browser in it, but fuses that can be blown. */
export function makeStandIn(folder: string, system: System, version: string): void {
  const put = (file: string, content: string | Buffer = '', mode = 0o644) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content, { mode })
  }
  put('version', version)
  put('LICENSE')
  put('LICENSES.chromium.html')
  if (system === 'mac') return putMacApp(put)
  put(system === 'win' ? 'electron.exe' : 'electron', system === 'win' ? windowsProgram() : FUSES, 0o755)
  for (const name of ['de', 'en-US', 'es', 'es-419']) put(`locales/${name}.pak`)
}

/** The builder writes into a Windows program, which therefore has to be one. */
function windowsProgram(): Buffer {
  const winstaller = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'))
  const folder = path.dirname(winstaller.resolve('electron-winstaller/package.json'))
  return Buffer.concat([readFileSync(path.join(folder, 'vendor', 'rcedit.exe')), FUSES])
}

function putMacApp(put: (file: string, content?: string | Buffer) => void): void {
  const bundle = (place: string, name: string) => {
    put(`${place}/${name}.app/Contents/Info.plist`, infoPlist(name))
    put(`${place}/${name}.app/Contents/MacOS/${name}`)
  }
  bundle('.', 'Electron')
  const frameworks = 'Electron.app/Contents/Frameworks'
  for (const name of HELPERS) bundle(frameworks, `Electron ${name}`)
  put(`${frameworks}/Electron Framework.framework/Electron Framework`, FUSES)
  for (const name of ['de', 'en', 'es', 'es_419']) {
    put(`Electron.app/Contents/Resources/${name}.lproj/locale`)
    put(`${frameworks}/Electron Framework.framework/Versions/A/Resources/${name}.lproj/locale.pak`)
  }
}

const infoPlist = (name: string) =>
  `<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>`
