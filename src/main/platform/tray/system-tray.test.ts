import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasSystemTray, mayHaveOldTray } from './system-tray.ts'

const log = { warn: vi.fn(), error: vi.fn() }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-tray-'))
  vi.stubEnv('PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A bus on which the question is answered like this. */
function answering(script: string) {
  const file = path.join(folder, 'dbus-send')
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

it('is there on Windows, and not wanted on macOS', async () => {
  expect([await hasSystemTray('win32', log), await hasSystemTray('darwin', log)]).toEqual([true, false])
})

it.each([
  ['somebody shows icons', 'echo "   variant       boolean true"', true],
  ['nobody does', 'echo "   variant       boolean false"', false],
  ['nobody answers', 'echo "Error org.freedesktop.DBus.Error.ServiceUnknown" >&2; exit 1', false],
])('where %s on Linux it says so', async (_what, script, isThere) => {
  answering(script)
  expect(await hasSystemTray('linux', log)).toBe(isThere)
})

it('counts as missing where there is nothing to ask with, which is noted once', async () => {
  const answers = [await hasSystemTray('linux', log), await hasSystemTray('linux', log)]
  expect(answers).toEqual([false, false])
  expect(log.warn.mock.calls).toEqual([['there is no dbus-send: trays are not found']])
})

/** Electron falls back to GtkStatusIcon (shell/browser/ui/tray_icon_linux.cc:69-77), which trays of X11 show. */
it.each([
  [{ DISPLAY: ':0', XDG_SESSION_TYPE: 'x11' }, true],
  [{ DISPLAY: ':0' }, true],
  [{ DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0' }, false],
  [{ DISPLAY: ':0', XDG_SESSION_TYPE: 'wayland' }, false],
  [{}, false],
])('may have a tray of old under X11 alone: %j', (environment, mayHave) => {
  expect(mayHaveOldTray('linux', environment)).toBe(mayHave)
  expect(mayHaveOldTray('win32', environment)).toBe(false)
})
