import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Updater } from './load-updater.ts'
import { Updates, type Question } from './updates.ts'
import { updatesItself } from './updates-itself.ts'

const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(() => vi.clearAllMocks())

const found = (version: string, isUpdateAvailable = true) => ({ isUpdateAvailable, updateInfo: { version } })

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
  const updates = new Updates({ load, ask, showProgress, log })
  return { updates, updater, load, showProgress, said: () => asked.map(({ message }) => message) }
}

describe('a new version', () => {
  it('is told, and downloaded and put in place when the member says so', async () => {
    const { updates, updater, said } = start('Descargar', 'Reiniciar ahora')
    await updates.check()
    expect(said()).toEqual(['Hay una versión nueva de Cosmia: la 1.2.0', 'La versión 1.2.0 está lista'])
    expect(updater.quitAndInstall).toHaveBeenCalledOnce()
  })

  it('is not spoken of twice to who does not want it now, but to who asks', async () => {
    const { updates, updater, said } = start('Ahora no')
    await updates.check()
    await updates.check()
    expect(said()).toHaveLength(1)
    expect(updater.downloadUpdate).not.toHaveBeenCalled()
    await updates.checkNow()
    expect(said()).toHaveLength(2)
  })

  it('shows how much of it is here, and says so to who asks', async () => {
    const { updates, updater, showProgress, said } = start('Descargar')
    const download = Promise.withResolvers<unknown>()
    updater.downloadUpdate.mockReturnValue(download.promise)
    const done = updates.check()
    await vi.waitFor(() => expect(updater.downloadUpdate).toHaveBeenCalled())
    updater.emit('download-progress', { percent: 41.5 })
    await updates.checkNow()
    expect(said().at(-1)).toBe('La versión 1.2.0 se está descargando: 42\u00a0%')
    download.resolve([])
    await done
    expect(showProgress.mock.calls.map(([fraction]) => fraction)).toEqual([0, 0.415, null, null])
    expect(updater.quitAndInstall).not.toHaveBeenCalled()
    await updates.checkNow()
    expect(said().at(-1)).toBe('La versión 1.2.0 está lista')
    expect(updater.checkForUpdates).toHaveBeenCalledOnce()
  })

  it('that does not come is said, and can be asked for again', async () => {
    const { updates, updater, showProgress, said } = start('Descargar', 'Entendido', 'Descargar')
    updater.downloadUpdate.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_RESET'))
    await updates.check()
    expect(said().at(-1)).toBe('No se pudo descargar la versión nueva')
    expect(showProgress).toHaveBeenLastCalledWith(null)
    expect(log.warn).toHaveBeenCalledWith('an update was not downloaded', expect.any(Error))
    await updates.checkNow()
    expect(said().at(-1)).toBe('La versión 1.2.0 está lista')
  })
})

describe('no new version', () => {
  it.each([
    ['Ya tienes la última versión', () => Promise.resolve(found('1.0.0', false))],
    ['No se pudo buscar si hay una versión nueva', () => Promise.reject(new Error('net::ERR_FAILED'))],
  ])('is said to who asks alone: %s', async (message, check) => {
    const { updates, updater, said } = start()
    updater.checkForUpdates.mockImplementation(check)
    await updates.check()
    expect(said()).toEqual([])
    await updates.checkNow()
    expect(said()).toEqual([message])
  })

  it('loads nothing before the first look, and survives what the updater reports', async () => {
    const { updates, updater, load } = start()
    expect(load).not.toHaveBeenCalled()
    await updates.check()
    expect(() => updater.emit('error', new Error('no'))).not.toThrow()
    expect(log.warn).toHaveBeenCalledWith('the updater reports an error', expect.any(Error))
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
