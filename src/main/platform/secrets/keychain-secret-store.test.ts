import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeychainSecretStore } from './keychain-secret-store.ts'

/** A keychain that can lock, or hang until it is relieved. */
class TroubledKeychain {
  readonly values = new Map<string, string>()
  trouble: 'locks' | 'hangs' | undefined
  /** Whether it tells that it is locked without a prompt, as that of Linux does. */
  tells = false
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

  readonly isLocked = async () => (this.tells ? this.trouble === 'locks' : null)

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
const answered = vi.fn()
const taken = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  keychain = new TroubledKeychain()
  const { isLocked } = keychain
  store = new KeychainSecretStore({ stored: keychain, isLocked, answered, taken, log })
})

/** The value, `null` for none, or `'unanswered'`. */
async function get(key = 'session'): Promise<string | null> {
  const stored = await store.get(key)
  if (stored.outcome === 'value') return stored.value
  return stored.outcome === 'none' ? null : stored.outcome
}

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
    expect(await get()).toBe('value')
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('kept in memory'), expect.any(Error))
  })

  it('hands over what it kept once the keychain answers again', async () => {
    keychain.trouble = 'locks'
    await store.set('session', 'value')
    keychain.relieve()
    await store.memberIsBack()
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
    const asked = [1, 2, 3].map(() => get())
    expect(await Promise.all(asked)).toEqual(['value', 'value', 'value'])
    await get()
    expect(keychain.reads).toBe(1)
  })

  it('never asks the keychain for what it was given itself', async () => {
    await store.set('session', 'value')
    expect(await get()).toBe('value')
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
    keychain.tells = true
    keychain.values.set('session', 'value')
    await get()
    keychain.trouble = trouble
    expect(await get()).toBe('value')
    void store.set('session', 'rotated')
    expect(await get()).toBe('rotated')
    await vi.waitFor(() => expect(keychain.changes).toBe(1))
    keychain.relieve()
    await store.end()
    expect(keychain.values.get('session')).toBe('rotated')
  })

  it('deletes nothing stored because the keychain did not answer', async () => {
    keychain.values.set('session', 'value')
    keychain.trouble = 'locks'
    expect(await get()).toBe('unanswered')
    keychain.relieve()
    await store.memberIsBack()
    expect(keychain.values.get('session')).toBe('value')
    expect(await get()).toBe('value')
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
      get('verifier'),
      ...['one', 'two'].flatMap((key) => [store.set(key, 'value'), get(`${key}-absent`)]),
    ])
    expect(keychain.most).toBe(1)
  })

  it('forgets at once what the member removed and removes it later', async () => {
    await store.set('session', 'value')
    keychain.trouble = 'locks'
    await store.remove('session')
    expect(await get()).toBeNull()
    keychain.relieve()
    await store.memberIsBack()
    expect(keychain.values.has('session')).toBe(false)
  })

  it.each([true, false])(
    'does not ask again and again for a value that is not given (locked: %s)',
    async (locked) => {
      if (locked) keychain.trouble = 'locks'
      await get()
      await get()
      expect(keychain.reads).toBe(1)
    },
  )

  it('gives a value that was absent before it was set', async () => {
    expect(await get()).toBeNull()
    await store.set('session', 'value')
    expect(await get()).toBe('value')
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

  it('offers at its end once more what the keychain has not taken, where that is open by then', async () => {
    keychain.tells = true
    keychain.trouble = 'locks'
    await store.set('session', 'value')
    keychain.relieve()
    await store.end()
    expect(keychain.values.get('session')).toBe('value')
  })

  it('tells of a value that is given late, and of one that is taken late', async () => {
    keychain.values.set('session', 'value')
    keychain.trouble = 'locks'
    expect(await get()).toBe('unanswered')
    await store.set('verifier', 'code')
    expect([answered.mock.calls, taken.mock.calls]).toEqual([[], []])
    keychain.relieve()
    await store.keychainAnswers()
    expect([answered.mock.calls, taken.mock.calls]).toEqual([[['session']], [['verifier']]])
    expect(await get()).toBe('value')
  })

  it('tells as well that there was none, which nobody could know', async () => {
    keychain.trouble = 'locks'
    expect(await get()).toBe('unanswered')
    keychain.relieve()
    await store.memberIsBack()
    expect(answered).toHaveBeenCalledExactlyOnceWith('session')
    expect(await get()).toBeNull()
  })

  it('finds by itself what is stored, soon after the keyring is open', async () => {
    vi.useFakeTimers()
    keychain.values.set('session', 'value')
    keychain.tells = true
    keychain.trouble = 'locks'
    await get()
    await vi.advanceTimersByTimeAsync(3_600_000)
    // One that is known to be locked is not asked.
    expect(keychain.reads).toBe(1)
    keychain.relieve()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await get()).toBe('value')
    expect(answered).toHaveBeenCalledExactlyOnceWith('session')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks nothing more of a keychain that has just refused: each question may be a prompt', async () => {
    keychain.trouble = 'locks'
    await get()
    expect(await get('verifier')).toBe('unanswered')
    expect(keychain.reads).toBe(1)
  })

  it('asks anew when somebody signs in, and not for what is renewed by itself', async () => {
    keychain.trouble = 'locks'
    await get()
    expect(await store.set('session', 'new')).toBe('memory')
    expect(keychain.changes).toBe(1)
    expect(await store.set('session', 'renewed')).toBe('memory')
    expect(keychain.changes).toBe(1)
    keychain.relieve()
    await store.keychainAnswers()
    expect(keychain.values.get('session')).toBe('renewed')
  })
})
