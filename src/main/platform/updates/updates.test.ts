import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UpdateNews } from '#shared/updates.ts'
import type { Updater } from './load-updater.ts'
import { plainNotes } from './plain-notes.ts'
import { Updates, type Question } from './updates.ts'
import { updatesItself } from './updates-itself.ts'

const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(() => vi.clearAllMocks())

const found = (version: string, isUpdateAvailable = true, releaseNotes: unknown = null) => ({
  isUpdateAvailable,
  updateInfo: { version, releaseNotes },
})

/** @param answers the buttons that the member presses in dialogs, and the last of those after them */
function start(...answers: readonly string[]) {
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: vi.fn<() => Promise<unknown>>(() => Promise.resolve(found('1.2.0'))),
    downloadUpdate: vi.fn<() => Promise<unknown>>(() => Promise.resolve([])),
    quitAndInstall: vi.fn(),
  })
  const left = [...answers]
  const asked: Question[] = []
  const load = vi.fn(() => Promise.resolve(updater as unknown as Updater))
  const showProgress = vi.fn()
  const ask = (question: Question) => {
    asked.push(question)
    const answer = left.shift() ?? question.buttons.at(-1) ?? ''
    return Promise.resolve(question.buttons.indexOf(answer))
  }
  const settle = vi.fn(() => Promise.resolve())
  const updates = new Updates({ load, ask, showProgress, settle, log })
  const told: (UpdateNews | null)[] = []
  updates.news.onChange((news) => told.push(news))
  return {
    updates,
    updater,
    load,
    showProgress,
    settle,
    told,
    asked,
    said: () => asked.map(({ message }) => message),
  }
}

describe('a new version that is found by itself', () => {
  it('is told without a dialog, and downloaded and put in place when the member says so', async () => {
    const { updates, updater, told, asked, settle } = start()
    updater.checkForUpdates.mockResolvedValue(found('1.2.0', true, '<p>Álbumes</p>\n'))
    await updates.check()
    expect(told).toEqual([{ step: 'found', version: '1.2.0', notes: 'Álbumes' }])
    expect(updater.downloadUpdate).not.toHaveBeenCalled()
    await updates.install()
    expect(updater.quitAndInstall).not.toHaveBeenCalled()
    await updates.download()
    expect(told.slice(1)).toEqual([
      { step: 'downloading', version: '1.2.0', percent: 0 },
      { step: 'ready', version: '1.2.0' },
    ])
    await updates.install()
    expect(settle).toHaveBeenCalledBefore(updater.quitAndInstall)
    expect(updater.quitAndInstall).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
  })

  it('is not told twice to who has put it off, but a newer one is', async () => {
    const { updates, updater, told } = start()
    await updates.check()
    updates.putOff()
    await updates.check()
    expect(told).toEqual([{ step: 'found', version: '1.2.0', notes: null }, null])
    updater.checkForUpdates.mockResolvedValue(found('1.2.1'))
    await updates.check()
    expect(told.at(-1)).toMatchObject({ version: '1.2.1' })
  })

  it('is told of no more once it was taken back', async () => {
    const { updates, updater, told } = start()
    await updates.check()
    updater.checkForUpdates.mockResolvedValue(found('1.1.0', false))
    await updates.check()
    expect(told.at(-1)).toBeNull()
  })

  it('shows how much of it is here, and waits for the end of the program where it is put off', async () => {
    const { updates, updater, showProgress, told } = start()
    const download = Promise.withResolvers<unknown>()
    updater.downloadUpdate.mockReturnValue(download.promise)
    await updates.check()
    const done = updates.download()
    await vi.waitFor(() => expect(updater.downloadUpdate).toHaveBeenCalled())
    updater.emit('download-progress', { percent: 41.5 })
    expect(told.at(-1)).toEqual({ step: 'downloading', version: '1.2.0', percent: 42 })
    await updates.download()
    await updates.check()
    download.resolve([])
    await done
    expect(showProgress.mock.calls.map(([fraction]) => fraction)).toEqual([0, 0.415, null])
    updates.putOff()
    await updates.check()
    expect(told.at(-1)).toBeNull()
    expect([updater.downloadUpdate, updater.checkForUpdates].map(({ mock }) => mock.calls.length)).toEqual([
      1, 1,
    ])
  })

  it('that does not come is told, and can be asked for again', async () => {
    const { updates, updater, showProgress, told } = start()
    updater.downloadUpdate.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_RESET'))
    await updates.check()
    await updates.download()
    expect(told.at(-1)).toEqual({ step: 'failed', version: '1.2.0' })
    expect(showProgress).toHaveBeenLastCalledWith(null)
    expect(log.warn).toHaveBeenCalledWith('an update was not downloaded', expect.any(Error))
    await updates.download()
    expect(told.at(-1)).toEqual({ step: 'ready', version: '1.2.0' })
  })
})

/**
 * electron-updater 6.8.10 reports a failed installation only by its `error` event: an AppImage in a folder that the member
 * cannot write to (out/BaseUpdater.js, `install`), or a Mac package with another signature, which Squirrel checks after the
 * download (out/MacUpdater.js, `doDownloadUpdate`).
 */
describe('a new version that cannot be put in place', () => {
  it('is told, and can be downloaded again', async () => {
    const { updates, updater, told } = start()
    updater.quitAndInstall.mockImplementation(() => void updater.emit('error', new Error('EACCES')))
    await updates.check()
    await updates.download()
    await updates.install()
    expect(told.at(-1)).toEqual({ step: 'unplaced', version: '1.2.0' })
    expect(log.warn).toHaveBeenCalledWith('the updater reports an error', expect.any(Error))
    await updates.download()
    expect(told.at(-1)).toEqual({ step: 'ready', version: '1.2.0' })
  })

  it('is none where the download fails', async () => {
    const { updates, updater, told } = start()
    updater.downloadUpdate.mockImplementation(() => {
      updater.emit('error', new Error('no'))
      return Promise.reject(new Error('no'))
    })
    await updates.check()
    await updates.download()
    expect(told.at(-1)).toEqual({ step: 'failed', version: '1.2.0' })
  })
})

describe('who looks for a new version themselves', () => {
  it('is asked in a dialog, with what is new, and told of the download where they go on', async () => {
    const { updates, updater, told, asked } = start('Descargar', 'Reiniciar ahora')
    updater.checkForUpdates.mockResolvedValue(found('1.2.0', true, 'Álbumes'))
    await updates.checkNow()
    expect(asked).toMatchObject([
      { message: 'Hay una versión nueva de Cosmia: la 1.2.0', detail: expect.stringContaining('Álbumes') },
    ])
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ step: 'ready', version: '1.2.0' }))
    expect(asked).toHaveLength(1)
    await updates.checkNow()
    expect(asked.at(-1)?.message).toBe('La versión 1.2.0 está lista')
    expect(updater.quitAndInstall).toHaveBeenCalledOnce()
  })

  it('is asked again, though they have put it off', async () => {
    const { updates, told, said } = start('Ahora no')
    await updates.check()
    updates.putOff()
    await updates.checkNow()
    expect(said()).toEqual(['Hay una versión nueva de Cosmia: la 1.2.0'])
    expect(told.at(-1)).toBeNull()
  })

  it('hears how much of it is here', async () => {
    const { updates, updater, said } = start('Descargar')
    updater.downloadUpdate.mockReturnValue(new Promise(() => {}))
    await updates.checkNow()
    await vi.waitFor(() => expect(updater.downloadUpdate).toHaveBeenCalled())
    updater.emit('download-progress', { percent: 41.5 })
    await updates.checkNow()
    expect(said().at(-1)).toBe('La versión 1.2.0 se está descargando: 42\u00a0%')
  })

  it('hears of what the app finds by itself at the same time', async () => {
    const { updates, updater, said } = start()
    await Promise.all([updates.check(), updates.checkNow()])
    expect(said()).toEqual(['Hay una versión nueva de Cosmia: la 1.2.0'])
    expect(updater.checkForUpdates).toHaveBeenCalledOnce()
  })
})

describe('no new version', () => {
  it.each([
    ['Ya tienes la última versión', () => Promise.resolve(found('1.0.0', false))],
    ['No se pudo buscar si hay una versión nueva', () => Promise.reject(new Error('net::ERR_FAILED'))],
  ])('is said to who asks alone: %s', async (message, check) => {
    const { updates, updater, told, said } = start()
    updater.checkForUpdates.mockImplementation(check)
    await updates.check()
    expect(said()).toEqual([])
    await updates.checkNow()
    expect([said(), told]).toEqual([[message], []])
  })

  it('loads nothing before the first look, and survives what the updater reports', async () => {
    const { updates, updater, load } = start()
    expect(load).not.toHaveBeenCalled()
    await updates.check()
    expect(() => updater.emit('error', new Error('no'))).not.toThrow()
    expect(log.warn).toHaveBeenCalledWith('the updater reports an error', expect.any(Error))
  })
})

describe('plainNotes', () => {
  it.each([
    [null, null],
    ['  \n', null],
    ['- Álbumes\n- Buscar en el chat\n', '- Álbumes\n- Buscar en el chat'],
    ['<h2>Novedades</h2><script>alert(1)</script>', 'Novedadesalert(1)'],
    [
      [
        { version: '1.2.0', note: 'Uno' },
        { version: '1.1.0', note: null },
      ],
      'Uno',
    ],
    ['x'.repeat(3_000), `${'x'.repeat(2_000)}…`],
  ])('%j is read as %j', (notes, plain) => {
    expect(plainNotes(notes)).toBe(plain)
  })
})

describe('updatesItself', () => {
  let resources: string
  beforeEach(() => {
    resources = mkdtempSync(path.join(tmpdir(), 'cosmia-resources-'))
    writeFileSync(path.join(resources, 'app-update.yml'), 'provider: generic')
  })
  afterEach(() => rmSync(resources, { recursive: true }))

  const asks = (change: object) =>
    updatesItself({ isPackaged: true, platform: 'win32', resources, environment: {}, ...change })

  it('does where it is installed with a place to look at', () => {
    expect(asks({})).toBe(true)
    expect(asks({ platform: 'darwin' })).toBe(true)
    expect(asks({ platform: 'linux', environment: { APPIMAGE: '/home/luna/Cosmia.AppImage' } })).toBe(true)
  })

  it('does not while developing, from a package of Linux, or without such a place', () => {
    expect(asks({ isPackaged: false })).toBe(false)
    expect(asks({ platform: 'linux' })).toBe(false)
    expect(asks({ resources: path.join(resources, 'none') })).toBe(false)
  })
})
