import { expect, it, vi } from 'vitest'
import type { ServerConnection } from '#shared/bridge.ts'
import type { SecretStore } from '../../platform/secrets/secret-store.ts'
import { expectSession, sessionHandlers, tellOfSession } from './session.ts'

class Secrets implements SecretStore {
  readonly values = new Map<string, string>()

  async get(key: string) {
    const value = this.values.get(key)
    return value === undefined ? ({ outcome: 'none' } as const) : ({ outcome: 'value', value } as const)
  }

  async set(key: string, value: string) {
    this.values.set(key, value)
    return 'keychain' as const
  }

  async remove(key: string) {
    this.values.delete(key)
  }
}

const key = 'session'
const secrets = new Secrets()
const begun = vi.fn()
const ended = vi.fn()
const at = (url: string) => {
  const server: ServerConnection = { url, publishableKey: 'sb_publishable_abc' }
  return sessionHandlers(secrets, { current: () => server }, { begun, ended })
}

it('gives a session to the server it belongs to, whatever the path and key there', async () => {
  await at('https://one.supabase.co')['session.set_value']({ key, value: 'one' })
  expect(await at('https://one.supabase.co/')['session.get_value']({ key })).toEqual({
    outcome: 'value',
    value: 'one',
  })
})

it('neither gives it to another server nor lets that one change it', async () => {
  const other = at('https://two.supabase.co')
  expect(await other['session.get_value']({ key })).toEqual({ outcome: 'none' })
  await other['session.set_value']({ key, value: 'two' })
  await other['session.remove_value']({ key })
  expect(await at('https://one.supabase.co')['session.get_value']({ key })).toEqual({
    outcome: 'value',
    value: 'one',
  })
})

it('tells of a session that goes, not of what a sign-up leaves', async () => {
  ended.mockClear()
  const server = at('https://one.supabase.co')
  await server['session.remove_value']({ key: 'session-code-verifier' })
  expect(ended).not.toHaveBeenCalled()
  await server['session.remove_value']({ key })
  expect(ended).toHaveBeenCalledOnce()
})

it('tells of a session that is there, whether it was stored before or is new', async () => {
  begun.mockClear()
  const server = at('https://three.supabase.co')
  await server['session.get_value']({ key })
  await server['session.set_value']({ key: 'session-code-verifier', value: 'code' })
  expect(begun).not.toHaveBeenCalled()
  await server['session.set_value']({ key, value: 'three' })
  await server['session.get_value']({ key })
  expect(begun).toHaveBeenCalledTimes(2)
})

it('asks early for the very entry that the page will ask for', async () => {
  const server: ServerConnection = { url: 'https://one.supabase.co', publishableKey: 'sb_publishable_abc' }
  const asked = vi.spyOn(secrets, 'get')
  await expectSession(secrets, { current: () => server })
  await at(server.url)['session.get_value']({ key })
  expect(asked.mock.calls[0]).toEqual(asked.mock.calls[1])
})

it('tells the page what becomes of the session of its server, and of nothing else', async () => {
  const server: ServerConnection = { url: 'https://one.supabase.co', publishableKey: 'sb_publishable_abc' }
  const send = vi.fn()
  const { answered, taken } = tellOfSession({ current: () => server }, { send })
  const asked = vi.spyOn(secrets, 'get')
  asked.mockClear()
  await expectSession(secrets, { current: () => server })
  const ownKey = asked.mock.calls[0]?.[0] ?? ''
  for (const tell of [answered, taken]) {
    tell(ownKey)
    tell(`${ownKey}-code-verifier`)
  }
  expect(send.mock.calls).toEqual([
    ['session.available', null],
    ['session.kept', null],
  ])
})
