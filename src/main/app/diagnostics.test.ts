import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PreferenceState } from '#shared/preferences.ts'
import { diagnostics } from './diagnostics.ts'

vi.mock('electron', () => ({
  app: {
    isPackaged: true,
    getVersion: () => '1.2.3',
    getLocale: () => 'es-MX',
    getGPUFeatureStatus: () => ({ gpu_compositing: 'disabled_software' }),
  },
  screen: {
    getAllDisplays: () => [{ label: 'DELL of luna', size: { width: 1280, height: 800 }, scaleFactor: 2 }],
  },
}))

vi.mock('node:os', async (original) => ({
  ...(await original<object>()),
  hostname: () => 'orion',
  userInfo: () => ({ username: 'lunaperez' }),
}))

let logs: string
beforeEach(() => void (logs = mkdtempSync(path.join(tmpdir(), 'cosmia-logs-'))))
afterEach(() => rmSync(logs, { recursive: true }))

const preferences = (): PreferenceState => ({
  chosen: {
    quiet: 'off',
    namesOnly: true,
    closesToTray: true,
    startsWithSystem: false,
    makesSound: true,
    checksSpelling: true,
    spellingLanguages: ['es'],
    usesGraphics: false,
  },
  offered: {
    tray: true,
    startWithSystem: true,
    spellingLanguages: [],
    notifications: true,
    notificationSettings: false,
    restart: false,
  },
})
const server = () => ({ url: 'https://secreto.supabase.co', publishableKey: 'sb_publishable_secreto' })
const made = () => diagnostics({ title: 'Cosmia', logs, preferences, server })

it('says what is installed, where it runs, how it draws, and what is chosen', () => {
  const text = made()
  expect(text).toMatch(/^# Cosmia: diagnóstico, 20\d\d-/)
  for (const said of ['"version": "1.2.3"', process.arch, 'disabled_software', '"scaleFactor": 2'])
    expect(text).toContain(said)
  expect(text).toContain('"usesGraphics": false')
  expect(text).toContain('"server": "supabase"')
})

it('holds no name, text, address or token, not even one that an older log has let through', () => {
  const id = '0757f2e7-bb64-4d8b-8460-000000000028'
  const secrets = [
    'https://secreto.supabase.co/rest/v1/posts?content=eq.hola',
    'eyJhbGciOiJI.eyJzdWIi.c2ln',
    'sol@cosmia.test',
    'cosmia://auth/callback?code=abc',
    id,
    "'/home/sol/carta a luna.txt'",
    'orion',
    '/home/lunaperez/Documentos',
  ]
  writeFileSync(
    path.join(logs, 'main.log'),
    secrets.map((secret) => `[error] about ${secret} failed`).join('\n'),
  )
  const text = made()
  expect(text.match(/\[error\] about .* failed/g)).toHaveLength(secrets.length)
  for (const secret of ['secreto', 'hola', 'eyJ', 'sol@', 'code=', id, 'carta', 'DELL', 'orion', 'lunaperez'])
    expect(text, secret).not.toContain(secret)
})

it('takes the last megabyte of the log, in whole lines', () => {
  const line = `${'x'.repeat(99)}\n`
  writeFileSync(path.join(logs, 'main.old.log'), `first\n${line.repeat(9_000)}`)
  writeFileSync(path.join(logs, 'main.log'), `${line.repeat(3_000)}last`)
  const text = made()
  const lines = text.slice(text.indexOf('## Registro')).trim().split('\n').slice(1)
  expect(lines[0]).toHaveLength(99)
  expect(lines.at(-1)).toBe('last')
  expect(lines).not.toContain('first')
  expect(Buffer.byteLength(text)).toBeLessThan(1.1 * 1024 * 1024)
})
