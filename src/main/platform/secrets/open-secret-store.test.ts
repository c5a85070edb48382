import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { linuxKeychain } from './linux-keychain.ts'
import { openSecretStore } from './open-secret-store.ts'

/** libsecret over a keyring that is locked: what needs it open asks the member, who cancels. It then answers as if all were well. */
class LockedKeyring {
  readonly entries = new Map<string, string>()
  isLocked = true
  prompts = 0

  /** libsecret asks for what it finds, and for what it is to keep. */
  readonly getPassword = async (_service: string, account: string) => {
    if (!this.entries.has(account)) return null
    return this.#opens() ? (this.entries.get(account) ?? null) : null
  }

  readonly setPassword = async (_service: string, account: string, password: string) => {
    if (this.#opens()) this.entries.set(account, password)
  }

  readonly deletePassword = async (_service: string, account: string) =>
    this.#opens() && this.entries.delete(account)

  readonly findCredentials = async () => []

  #opens(): boolean {
    if (this.isLocked) this.prompts++
    return !this.isLocked
  }
}

const log = { warn: vi.fn(), error: vi.fn() }
const SESSION = 'x'.repeat(5_000)

/** A run of the app over a keyring. */
function start(keyring: LockedKeyring, tells: boolean) {
  const isLocked = async () => (tells ? keyring.isLocked : null)
  const load = async () => linuxKeychain(keyring, isLocked)
  return openSecretStore({
    userData: '/profile',
    log,
    load,
    timeoutMs: 5_000,
    answered: vi.fn(),
    taken: vi.fn(),
  })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each([
  { what: 'tells that it is locked', tells: true },
  { what: 'only answers as an empty one', tells: false },
])('a keyring whose prompt is cancelled and that $what', ({ tells }) => {
  it('asks once for the session of a member who signs in, whenever they look, and not as they quit', async () => {
    const keyring = new LockedKeyring()
    const store = start(keyring, tells)
    await store.get('session')
    expect(keyring.prompts).toBe(0)
    expect(await store.set('session', SESSION)).toBe('memory')
    for (let focus = 0; focus < 3; focus++) await store.memberLooks()
    await store.end()
    expect(keyring.prompts).toBe(1)
  })
})

it('asks once for a session that is there, and takes it as soon as the keyring is open', async () => {
  const keyring = new LockedKeyring()
  keyring.isLocked = false
  await start(keyring, true).set('session', SESSION)
  keyring.isLocked = true
  const store = start(keyring, true)
  expect(await store.get('session')).toEqual({ outcome: 'unanswered' })
  await store.get('session-code-verifier')
  for (let focus = 0; focus < 3; focus++) await store.memberLooks()
  await store.memberIsBack()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(keyring.prompts).toBe(1)
  keyring.isLocked = false
  await store.memberLooks()
  expect(await store.get('session')).toEqual({ outcome: 'value', value: SESSION })
})
