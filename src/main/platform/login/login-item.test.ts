import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isStartedBySystem, loginItem } from './login-item.ts'

const app = vi.hoisted(() => ({ getLoginItemSettings: vi.fn(), setLoginItemSettings: vi.fn() }))
vi.mock('electron', () => ({ app }))

let folder: string
beforeEach(() => {
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-login-'))
  vi.stubEnv('XDG_CONFIG_HOME', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('is a file for the desktop of Linux, which starts the program without its window', () => {
  vi.stubEnv('APPIMAGE', '/home/sol/Mis "apps"/100%$x/Cosmia.AppImage')
  const item = loginItem('Cosmia', 'linux')
  const file = path.join(folder, 'autostart', 'cosmia.desktop')
  expect(item.isOn()).toBe(false)
  item.set(true)
  expect(item.isOn()).toBe(true)
  const lines = readFileSync(file, 'utf8').split('\n')
  // Of a program that was removed the desktop says nothing. A path as it is: desktops do not take quotes away here.
  expect(lines).toContain(String.raw`TryExec=/home/sol/Mis "apps"/100%$x/Cosmia.AppImage`)
  expect(lines).toContain(String.raw`Exec="/home/sol/Mis \\"apps\\"/100%%\\$x/Cosmia.AppImage" "--hidden"`)
  writeFileSync(file, `${readFileSync(file, 'utf8')}Hidden=true\n`)
  expect(item.isOn()).toBe(false)
  item.set(false)
  item.set(false)
  expect(item.isOn()).toBe(false)
})

it('is nothing that can be had from a Flatpak, whose files the desktop does not read', () => {
  loginItem('Cosmia', 'linux').set(true)
  vi.stubEnv('FLATPAK_ID', 'app.cosmia.desktop')
  const item = loginItem('Cosmia', 'linux')
  expect([item.isPossible, item.isOn()]).toEqual([false, false])
  vi.stubEnv('FLATPAK_ID', '')
  expect(loginItem('Cosmia', 'linux').isPossible).toBe(true)
})

it('is an entry of Windows, which its task manager may have switched off', () => {
  const item = loginItem('Cosmia', 'win32')
  item.set(true)
  expect(app.setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({ openAtLogin: true, args: ['--hidden'] })
  app.getLoginItemSettings.mockReturnValue({ openAtLogin: true, executableWillLaunchAtLogin: false })
  expect(item.isOn()).toBe(false)
  app.getLoginItemSettings.mockReturnValue({ openAtLogin: true, executableWillLaunchAtLogin: true })
  expect(item.isOn()).toBe(true)
  expect(app.getLoginItemSettings).toHaveBeenCalledWith({ args: ['--hidden'] })
})

it('knows whether the system started the program', () => {
  app.getLoginItemSettings.mockReturnValue({ wasOpenedAtLogin: true })
  expect([isStartedBySystem('darwin'), isStartedBySystem('linux')]).toEqual([true, false])
  process.argv.push('--hidden')
  expect(isStartedBySystem('win32')).toBe(true)
  process.argv.pop()
})
