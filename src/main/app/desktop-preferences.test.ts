import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { powerMonitor } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Observable } from '../observable.ts'
import { Choices } from '../settings/choices.ts'
import { DesktopPreferences, endQuiet, notificationPolicy } from './desktop-preferences.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return { powerMonitor: new EventEmitter(), shell: {} }
})

const HOUR = 60 * 60 * 1000
let folder: string
let choices: Choices

beforeEach(() => {
  vi.useFakeTimers()
  powerMonitor.removeAllListeners()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-quiet-'))
  choices = new Choices(path.join(folder, 'preferences.json'), { warn: vi.fn(), error: vi.fn() })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const until = () => choices.current.quietUntil

it('ends silence when its time has come', () => {
  endQuiet(choices)
  choices.change({ quietUntil: Date.now() + 30 * HOUR })
  vi.advanceTimersByTime(30 * HOUR - 1)
  expect(until()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(until()).toBeNull()
})

it('ends it with the start of a program, or a machine, that slept longer', () => {
  choices.change({ quietUntil: Date.now() - 1 })
  endQuiet(choices)
  expect(until()).toBeNull()
  choices.change({ quietUntil: Date.now() + HOUR })
  vi.setSystemTime(Date.now() + 2 * HOUR)
  powerMonitor.emit('resume')
  expect(until()).toBeNull()
})

it('leaves alone what the member wants to end themselves', () => {
  endQuiet(choices)
  choices.change({ quietUntil: 'switched-off' })
  vi.advanceTimersByTime(1_000 * HOUR)
  expect(until()).toBe('switched-off')
})

interface Device {
  readonly isPackaged?: boolean
  readonly platform?: NodeJS.Platform
  readonly isX11?: boolean
  readonly startsPrograms?: boolean
}

function preferencesOf(device: Device = {}) {
  const {
    isPackaged = true,
    platform = 'linux',
    isX11: mayHaveOldTray = false,
    startsPrograms = true,
  } = device
  const isThere = new Observable(false)
  const showsNotifications = new Observable(true)
  const look = vi.fn(async () => {
    isThere.change(true)
    return true
  })
  let isOn = false
  const set = vi.fn((wanted: boolean) => void (isOn = wanted))
  const login = { isPossible: startsPrograms, isOn: () => isOn, set }
  const spellingLanguages = () => ['es', 'es-MX']
  const tray = { isThere, look }
  const ports = {
    choices,
    tray,
    mayHaveOldTray,
    login,
    isPackaged,
    showsNotifications,
    platform,
    spellingLanguages,
  }
  return { preferences: new DesktopPreferences(ports), showsNotifications, login, look }
}

it('says what is chosen, and what of it this device has', async () => {
  const { preferences } = preferencesOf()
  expect(preferences.state()).toMatchObject({
    chosen: { quiet: 'off', namesOnly: false, checksSpelling: true, closesToTray: true },
    offered: {
      tray: false,
      startWithSystem: true,
      spellingLanguages: ['es', 'es-MX'],
      notificationSettings: false,
    },
  })
  expect(await preferences.look()).toMatchObject({ offered: { tray: true } })
  expect(preferencesOf({ platform: 'darwin' }).preferences.state()).toMatchObject({
    offered: { notificationSettings: true },
  })
  expect(preferencesOf({ startsPrograms: false }).preferences.state()).toMatchObject({
    offered: { startWithSystem: false },
  })
})

it('ends with its window and starts with no system while it is developed, unless that is chosen', () => {
  const { preferences, login } = preferencesOf({ isPackaged: false })
  login.set(true)
  expect(preferences.state().chosen).toMatchObject({ closesToTray: false, startsWithSystem: false })
  expect(preferences.change({ closesToTray: true }).chosen).toMatchObject({ closesToTray: true })
})

it('offers a tray of X11 that only the member can see, and looks for it once they want to go on there', () => {
  const { preferences, look } = preferencesOf({ isX11: true })
  expect(preferences.state()).toMatchObject({ chosen: { closesToTray: false }, offered: { tray: true } })
  expect(look).not.toHaveBeenCalled()
  expect(preferences.change({ closesToTray: true }).chosen).toMatchObject({ closesToTray: true })
  expect(look).toHaveBeenCalledOnce()
})

it('keeps what is changed, and hands to the system what is its own', () => {
  const { preferences, login } = preferencesOf()
  const { chosen } = preferences.change({
    quiet: 'until-switched-off',
    startsWithSystem: true,
    namesOnly: true,
  })
  expect(chosen).toMatchObject({ quiet: 'until-switched-off', startsWithSystem: true, namesOnly: true })
  expect(choices.current).toMatchObject({ quietUntil: 'switched-off', namesOnly: true })
  expect(login.set).toHaveBeenCalledExactlyOnceWith(true)
})

it('says that the program has to be started again for another drawing, until it is taken back', () => {
  const { preferences } = preferencesOf()
  const isRestartDue = (usesGraphics: boolean) => preferences.change({ usesGraphics }).offered.restart
  expect(preferences.state()).toMatchObject({ chosen: { usesGraphics: true }, offered: { restart: false } })
  expect([isRestartDue(false), isRestartDue(true)]).toEqual([true, false])
})

it('changes nothing where the system does not take its part', () => {
  const { preferences, login } = preferencesOf()
  login.set.mockImplementation(() => {
    throw new Error('EROFS')
  })
  expect(() => preferences.change({ startsWithSystem: true, namesOnly: true })).toThrow('EROFS')
  expect(choices.current.namesOnly).toBe(false)
})

it('is followed in what is chosen, the tray and the notifications, but for the zoom', async () => {
  const { preferences, showsNotifications } = preferencesOf()
  const listener = vi.fn()
  preferences.follow(listener)
  choices.zoom(1)
  expect(listener).toHaveBeenCalledTimes(1)
  choices.changeQuiet('until-switched-off')
  expect(listener).toHaveBeenLastCalledWith(preferences.state())
  await preferences.look()
  expect(listener.mock.lastCall?.[0]).toMatchObject({ offered: { tray: true, notifications: true } })
  showsNotifications.change(false)
  expect(listener.mock.lastCall?.[0]).toMatchObject({ offered: { notifications: false } })
  expect(listener).toHaveBeenCalledTimes(4)
})

it('tells of messages as is chosen by the time one comes', () => {
  const policy = notificationPolicy(choices, { current: () => undefined })
  expect([policy.isQuiet(), policy.namesOnly(), policy.makesSound()]).toEqual([false, false, true])
  choices.change({ quietUntil: 'switched-off', namesOnly: true })
  expect([policy.isQuiet(), policy.namesOnly()]).toEqual([true, true])
  choices.changeQuiet('off')
  expect(policy.isQuiet()).toBe(false)
})
