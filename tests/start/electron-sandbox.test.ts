import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxRemedy } from '../../.config/tasks/lib/electron-sandbox.ts'

/** One that runs as root, whoever starts it. */
const privileged = ['/usr/bin/passwd', '/usr/bin/su', '/usr/bin/mount'].find((file) => existsSync(file)) ?? ''

let folder: string
const at = (...parts: readonly string[]) => path.join(folder, ...parts)
const remedy = (restriction: string, isRoot = false) => sandboxRemedy(at('electron'), at(restriction), isRoot)

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-sandbox-'))
  writeFileSync(at('restricted'), '1\n')
  writeFileSync(at('open'), '0\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

it.runIf(process.platform === 'linux')('names what to type where the helper of Electron is no help', () => {
  expect(remedy('restricted')).toContain(`chmod 4755 "${at('chrome-sandbox')}"`)
  writeFileSync(at('chrome-sandbox'), '')
  expect(remedy('restricted')).toContain('chown root')
  rmSync(at('chrome-sandbox'))
  symlinkSync(privileged, at('chrome-sandbox'))
  expect(remedy('restricted')).toBeNull()
  rmSync(at('chrome-sandbox'))
})

it.each([
  ['the system restricts nobody', 'open', false],
  ['it knows no such restriction', 'unknown', false],
  ['it is root, who has no sandbox anyway', 'restricted', true],
])('asks for nothing where %s', (_where, restriction, isRoot) => {
  expect(remedy(restriction, isRoot)).toBeNull()
})
