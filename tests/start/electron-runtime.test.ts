import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseRuntime, installedRuntime } from '../../.config/tasks/lib/electron-runtime.ts'

const PROGRAMS = {
  linux: 'electron',
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
} as const

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each(Object.entries(PROGRAMS))(
  'takes an unpacked Electron that it is told of for the real one, on %s',
  async (platform, program) => {
    const named = path.join('brought', `electron-v45.4.1-${platform}-x64`)
    vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', named)
    vi.stubGlobal('process', Object.create(process, { platform: { value: platform } }))
    const say = vi.fn()
    const folder = path.resolve(named)
    expect(await chooseRuntime(say)).toEqual(installedRuntime())
    expect(installedRuntime()).toMatchObject({
      isElectron: true,
      folder,
      program: path.join(folder, program),
      env: { ELECTRON_OVERRIDE_DIST_PATH: folder },
    })
    expect(say).not.toHaveBeenCalled()
  },
)

it('takes the Chromium host for what it is, also where it is told of it', () => {
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', 'tests/chromium-host/dist')
  expect(installedRuntime()).toMatchObject({ isElectron: false, name: 'Chromium host' })
})
