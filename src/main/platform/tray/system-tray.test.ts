import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasSystemTray } from './system-tray.ts'

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
  expect([await hasSystemTray('win32'), await hasSystemTray('darwin')]).toEqual([true, false])
})

it.each([
  ['somebody shows icons', 'echo "   variant       boolean true"', true],
  ['nobody does', 'echo "   variant       boolean false"', false],
  ['nobody answers', 'echo "Error org.freedesktop.DBus.Error.ServiceUnknown" >&2; exit 1', false],
])('where %s on Linux it says so', async (_what, script, isThere) => {
  answering(script)
  expect(await hasSystemTray('linux')).toBe(isThere)
})

it('counts as missing where there is nothing to ask with', async () => {
  expect(await hasSystemTray('linux')).toBe(false)
})
