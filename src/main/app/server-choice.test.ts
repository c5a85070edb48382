import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServerChoice } from './server-choice.ts'

const server = (name: string) => ({
  url: `https://${name}.supabase.co`,
  publishableKey: 'sb_publishable_abc',
})
const log = { warn: vi.fn(), error: vi.fn() }
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-server-'))
  file = path.join(folder, 'profile', 'server.json')
  log.error.mockReset()
})
afterEach(() => rmSync(folder, { recursive: true }))

const choice = (environment = {}, builtIn = {}) => new ServerChoice({ environment, builtIn, file }, log)

describe('ServerChoice', () => {
  it('takes the environment before what is built in before what is stored', () => {
    choice().store(server('stored'))
    expect(choice(server('environment'), server('built-in')).current()).toEqual(server('environment'))
    expect(choice({}, server('built-in')).current()).toEqual(server('built-in'))
    expect(choice().current()).toEqual(server('stored'))
  })

  it('knows no server when no source names one', () => {
    expect(choice({ url: '', publishableKey: '' }).current()).toBeNull()
    expect(log.error).not.toHaveBeenCalled()
  })

  it('reports a mistake in the environment and does not go on to another server', () => {
    choice().store(server('stored'))
    expect(choice({ url: 'http://example.com', publishableKey: 'sb_publishable_abc' }).current()).toBeNull()
    expect(log.error).toHaveBeenCalledWith(
      expect.stringContaining('plain http is accepted on this machine only'),
    )
  })

  it('treats a damaged file as none', () => {
    choice().store(server('stored'))
    writeFileSync(file, '{"url":')
    expect(choice().current()).toBeNull()
  })
})
