import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KeychainSecretStore } from './keychain-secret-store.ts'

/** A keychain that can be locked. */
class Lockable {
  readonly values = new Map<string, string>()
  locked = false
  reads = 0

  async read(key: string) {
    this.reads++
    this.#check()
    return this.values.get(key) ?? null
  }

  async write(key: string, value: string) {
    this.#check()
    this.values.set(key, value)
  }

  async erase(key: string) {
    this.#check()
    this.values.delete(key)
  }

  #check() {
    if (this.locked) throw new Error('locked')
  }
}

let keychain: Lockable
let store: KeychainSecretStore
const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(() => {
  keychain = new Lockable()
  store = new KeychainSecretStore(keychain, log)
  log.warn.mockReset()
})

describe('KeychainSecretStore', () => {
  it('says that the keychain keeps a value', async () => {
    expect(await store.set('session', 'value')).toBe('keychain')
    expect(keychain.values.get('session')).toBe('value')
  })

  it('keeps a value in memory while the keychain is locked and says so', async () => {
    keychain.locked = true
    expect(await store.set('session', 'value')).toBe('memory')
    expect(await store.get('session')).toBe('value')
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('kept in memory'), expect.any(Error))
  })

  it('hands over what it kept once the keychain answers again', async () => {
    keychain.locked = true
    await store.set('session', 'value')
    keychain.locked = false
    await store.retry()
    expect(keychain.values.get('session')).toBe('value')
  })

  it('hands over the other keys as well after one was taken', async () => {
    keychain.locked = true
    await store.set('session', 'value')
    keychain.locked = false
    expect(await store.set('verifier', 'code')).toBe('keychain')
    await vi.waitFor(() => expect(keychain.values.get('session')).toBe('value'))
  })

  it('deletes nothing stored because the keychain did not answer', async () => {
    await store.set('session', 'value')
    keychain.locked = true
    expect(await store.get('session')).toBeNull()
    keychain.locked = false
    await store.retry()
    expect(keychain.values.get('session')).toBe('value')
    expect(await store.get('session')).toBe('value')
  })

  it('forgets at once what the member removed and removes it later', async () => {
    await store.set('session', 'value')
    keychain.locked = true
    await store.remove('session')
    expect(await store.get('session')).toBeNull()
    keychain.locked = false
    await store.retry()
    expect(keychain.values.has('session')).toBe(false)
  })

  it.each([true, false])(
    'does not ask again and again for a value that is not given (locked: %s)',
    async (locked) => {
      keychain.locked = locked
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

  it('is settled only when every change under way is done', async () => {
    void store.set('session', 'value')
    void store.set('verifier', 'code')
    await store.settled()
    expect([...keychain.values.keys()]).toEqual(['session', 'verifier'])
  })
})
