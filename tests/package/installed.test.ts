import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, describe, expect, it } from 'vitest'
import { installedRuntime } from '../../.config/tasks/lib/electron-runtime.ts'
import { noteNotRun } from '#tests/not-run.ts'
import { openProgram } from './support/open-packaged.ts'
import { packHere } from './support/pack.ts'

const { isElectron } = installedRuntime()
if (!isElectron) noteNotRun('the packaged app in Electron itself', 'it needs the Electron binary')

const ENABLED = '1'.charCodeAt(0)
/** Electron has no sandbox for root. */
const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Program that the system starts for a `cosmia://` link. On Linux only an installed package has its say. */
function handlerOfLinks(program: string): string {
  if (process.platform === 'win32') {
    const key = String.raw`HKCU\Software\Classes\cosmia\shell\open\command`
    return execFileSync('reg', ['query', key, '/ve'], { encoding: 'utf8' })
  }
  const plist = path.join(program, 'Contents', 'Info.plist')
  return execFileSync('plutil', ['-extract', 'CFBundleURLTypes', 'json', '-o', '-', plist], {
    encoding: 'utf8',
  })
}

describe.runIf(isElectron)('the packaged app in Electron itself', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosmia-installed-'))
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

  it('starts with the fuses that it was given, and takes the links of its scheme', async () => {
    const { program, executable } = await packHere(folder)
    const wire = await getCurrentFuseWire(program)
    expect(wire[FuseV1Options.RunAsNode]).not.toBe(ENABLED)
    expect(wire[FuseV1Options.OnlyLoadAppFromAsar]).toBe(ENABLED)
    expect(wire[FuseV1Options.EnableEmbeddedAsarIntegrityValidation]).toBe(ENABLED)

    const { page, quit } = await openProgram(executable, asRoot, path.join(folder, 'data'))
    expect(page.url()).toContain('app://bundle/')
    // They are taken once the page has loaded.
    if (process.platform !== 'linux')
      await expect.poll(() => handlerOfLinks(program), { timeout: 10_000 }).toMatch(/cosmia/i)
    await quit()
  })
})
