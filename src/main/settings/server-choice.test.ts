import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

  it('stores no second server once one is configured, wherever', () => {
    const configured = { code: 'app.server_configured' }
    expect(() => choice(server('environment')).store(server('mine'))).toThrow(
      expect.objectContaining(configured),
    )
    expect(() => choice({}, server('built-in')).store(server('mine'))).toThrow(
      expect.objectContaining(configured),
    )
    expect(existsSync(file)).toBe(false)
    choice().store(server('stored'))
    expect(() => choice().store(server('mine'))).toThrow(expect.objectContaining(configured))
    expect(choice().current()).toEqual(server('stored'))
  })

  it('stores none beside a mistake in the environment, which would go on deciding', () => {
    const mistaken = choice({ url: 'http://example.com', publishableKey: 'sb_publishable_abc' })
    expect(() => mistaken.store(server('mine'))).toThrow()
  })

  it('takes what is stored at once, and keeps to it whatever becomes of the file', () => {
    const chosen = choice()
    expect(chosen.current()).toBeNull()
    chosen.store(server('stored'))
    writeFileSync(file, JSON.stringify(server('other')))
    expect(chosen.current()).toEqual(server('stored'))
  })
})
