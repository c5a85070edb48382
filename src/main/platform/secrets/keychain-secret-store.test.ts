import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeychainSecretStore } from './keychain-secret-store.ts'

/** A keychain that can lock, or hang until it is relieved. */
class TroubledKeychain {
  readonly values = new Map<string, string>()
  trouble: 'locks' | 'hangs' | undefined
  reads = 0
  changes = 0
  /** Most calls that were under way at a time. */
  most = 0
  #running = 0
  #relieved = Promise.withResolvers<void>()

  relieve() {
    this.trouble = undefined
    this.#relieved.resolve()
    this.#relieved = Promise.withResolvers()
  }

  async read(key: string) {
    this.reads++
    await this.#answer()
    return this.values.get(key) ?? null
  }

  async write(key: string, value: string) {
    this.changes++
    await this.#answer()
    this.values.set(key, value)
  }

  async erase(key: string) {
    this.changes++
    await this.#answer()
    this.values.delete(key)
  }

  async #answer() {
    this.most = Math.max(this.most, ++this.#running)
    const locked = this.trouble === 'locks'
    await (this.trouble === 'hangs' ? this.#relieved.promise : Promise.resolve())
    this.#running--
    if (locked) throw new Error('locked')
  }
}

let keychain: TroubledKeychain
let store: KeychainSecretStore
const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(() => {
  keychain = new TroubledKeychain()
  store = new KeychainSecretStore(keychain, log)
  log.warn.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('KeychainSecretStore', () => {
  it('says that the keychain keeps a value', async () => {
    expect(await store.set('session', 'value')).toBe('keychain')
    expect(keychain.values.get('session')).toBe('value')
  })

  it('keeps a value in memory while the keychain is locked and says so', async () => {
    keychain.trouble = 'locks'
    expect(await store.set('session', 'value')).toBe('memory')
    expect(await store.get('session')).toBe('value')
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('kept in memory'), expect.any(Error))
  })

  it('hands over what it kept once the keychain answers again', async () => {
    keychain.trouble = 'locks'
    await store.set('session', 'value')
    keychain.relieve()
    await store.retry()
    expect(keychain.values.get('session')).toBe('value')
  })

  it('hands over the other keys as well after one was taken', async () => {
    keychain.trouble = 'locks'
    await store.set('session', 'value')
    keychain.relieve()
    expect(await store.set('verifier', 'code')).toBe('keychain')
    await vi.waitFor(() => expect(keychain.values.get('session')).toBe('value'))
  })

  it('reads the keychain once, however often and at once it is asked', async () => {
    keychain.values.set('session', 'value')
    const asked = [1, 2, 3].map(() => store.get('session'))
    expect(await Promise.all(asked)).toEqual(['value', 'value', 'value'])
    await store.get('session')
    expect(keychain.reads).toBe(1)
  })

  it('never asks the keychain for what it was given itself', async () => {
    await store.set('session', 'value')
    expect(await store.get('session')).toBe('value')
    expect(keychain.reads).toBe(0)
  })

  it('writes on change only', async () => {
    await store.set('session', 'value')
    await store.set('session', 'value')
    await store.remove('session')
    await store.remove('session')
    expect(keychain.changes).toBe(2)
  })

  it.each(['locks', 'hangs'] as const)('goes on as before when the keychain %s', async (trouble) => {
    keychain.values.set('session', 'value')
    await store.get('session')
    keychain.trouble = trouble
    expect(await store.get('session')).toBe('value')
    void store.set('session', 'rotated')
    expect(await store.get('session')).toBe('rotated')
    await vi.waitFor(() => expect(keychain.changes).toBe(1))
    keychain.relieve()
    await store.end()
    expect(keychain.values.get('session')).toBe('rotated')
  })

  it('deletes nothing stored because the keychain did not answer', async () => {
    keychain.values.set('session', 'value')
    keychain.trouble = 'locks'
    expect(await store.get('session')).toBeNull()
    keychain.relieve()
    await store.retry()
    expect(keychain.values.get('session')).toBe('value')
    expect(await store.get('session')).toBe('value')
  })

  it('tries by itself to hand over what it kept, ever more seldom', async () => {
    vi.useFakeTimers()
    keychain.trouble = 'locks'
    await store.set('session', 'value')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(log.warn.mock.calls.length).toBeLessThan(20)
    keychain.relieve()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(keychain.values.get('session')).toBe('value')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never asks the keychain two things at a time', async () => {
    await Promise.all([
      store.get('verifier'),
      ...['one', 'two'].flatMap((key) => [store.set(key, 'value'), store.get(`${key}-absent`)]),
    ])
    expect(keychain.most).toBe(1)
  })

  it('forgets at once what the member removed and removes it later', async () => {
    await store.set('session', 'value')
    keychain.trouble = 'locks'
    await store.remove('session')
    expect(await store.get('session')).toBeNull()
    keychain.relieve()
    await store.retry()
    expect(keychain.values.has('session')).toBe(false)
  })

  it.each([true, false])(
    'does not ask again and again for a value that is not given (locked: %s)',
    async (locked) => {
      if (locked) keychain.trouble = 'locks'
      await store.get('session')
      await store.get('session')
      expect(keychain.reads).toBe(1)
    },
  )

  it('gives a value that was absent before it was set', async () => {
    expect(await store.get('session')).toBeNull()
    await store.set('session', 'value')
    expect(await store.get('session')).toBe('value')
  })

  it('runs the changes of one key in the order they were asked for', async () => {
    await Promise.all([
      ...['one', 'two', 'three'].map((value) => store.set('session', value)),
      store.remove('session'),
      store.set('session', 'last'),
    ])
    expect(keychain.values.get('session')).toBe('last')
  })

  it('ends only when every change under way is done', async () => {
    void store.set('session', 'value')
    void store.set('verifier', 'code')
    await store.end()
    expect([...keychain.values.keys()]).toEqual(['session', 'verifier'])
  })

  it('offers at its end once more what the keychain has not taken', async () => {
    keychain.trouble = 'locks'
    await store.set('session', 'value')
    keychain.relieve()
    await store.end()
    expect(keychain.values.get('session')).toBe('value')
  })
})
