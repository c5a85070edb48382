import { describe, expect, it } from 'vitest'
import { ChunkedSecrets } from './chunked-secrets.ts'

/** Entries in memory that can break off after a number of changes, as a killed process does. */
class FragileEntries {
  readonly stored = new Map<string, string>()
  readonly largest = { bytes: 0 }
  changesLeft = Infinity

  /** Says that it keeps what it does not, as one whose prompt was cancelled. */
  isLying = false

  async unlock() {}

  async read(account: string) {
    return this.stored.get(account) ?? null
  }

  async write(account: string, text: string) {
    this.#change()
    if (this.isLying) return
    this.largest.bytes = Math.max(this.largest.bytes, Buffer.byteLength(text))
    this.stored.set(account, text)
  }

  async erase(account: string) {
    this.#change()
    return this.stored.delete(account)
  }

  #change() {
    if (this.changesLeft-- <= 0) throw new Error('killed')
  }
}

const openSecrets = (owner = 'profile') => {
  const entries = new FragileEntries()
  return { entries, secrets: new ChunkedSecrets(entries, owner) }
}

const long = (mark: string, bytes: number) => mark.repeat(Math.ceil(bytes / Buffer.byteLength(mark)))

describe('ChunkedSecrets', () => {
  it.each([
    ['nothing', ''],
    ['one byte', 'x'],
    ['exactly one entry', 'x'.repeat(1_500)],
    ['one byte more than an entry', 'x'.repeat(1_501)],
    ['accents', long('ñandú á ', 5_000)],
    ['emoji across the cuts', `x${long('👩‍🚀🪐', 8_000)}`],
    ['a zero byte', 'a\0b'],
    ['64 kB', long('á€🪐z', 64_000)],
  ])('gives back %s', async (_what, value) => {
    const { secrets, entries } = openSecrets()
    await secrets.write('session', value)
    expect(await secrets.read('session')).toBe(value)
    // Windows stops at 2,560.
    expect(entries.largest.bytes).toBeLessThanOrEqual(2_000)
  })

  it('keeps no entry of an older, longer value and none after a removal', async () => {
    const { secrets, entries } = openSecrets()
    await secrets.write('session', long('a', 9_000))
    await secrets.write('session', 'short')
    expect([...entries.stored.keys()]).toEqual(['profile/session/b0', 'profile/session'].toSorted())
    await secrets.erase('session')
    expect(entries.stored.size).toBe(0)
  })

  it('keeps keys and profiles apart', async () => {
    const { secrets, entries } = openSecrets('one')
    const other = new ChunkedSecrets(entries, 'two')
    await secrets.write('session', 'mine')
    await secrets.write('verifier', 'code')
    await other.write('session', 'theirs')
    await secrets.erase('session')
    expect([await secrets.read('session'), await secrets.read('verifier')]).toEqual([null, 'code'])
    expect(await other.read('session')).toBe('theirs')
  })

  it('gives the old value or the new one, whole, wherever a write breaks off', async () => {
    const [before, after] = [long('a', 4_000), long('b', 6_100)]
    const seen = new Set<string | null>()
    for (let changes = 0; changes < 12; changes++) {
      const { secrets, entries } = openSecrets()
      await secrets.write('session', before)
      entries.changesLeft = changes
      await secrets.write('session', after).catch(() => {})
      const left = await secrets.read('session')
      expect([before, after]).toContain(left)
      seen.add(left)
    }
    expect(seen.size).toBe(2)
  })

  it('gives no value when the first write breaks off before its head', async () => {
    for (let changes = 0; changes < 5; changes++) {
      const { secrets, entries } = openSecrets()
      entries.changesLeft = changes
      await secrets.write('session', long('a', 6_100)).catch(() => {})
      expect(await secrets.read('session')).toBeNull()
    }
  })

  it('finds and removes everything that broken-off writes and removals left behind', async () => {
    for (let changes = 0; changes < 14; changes++) {
      const { secrets, entries } = openSecrets()
      await secrets.write('session', long('a', 4_000))
      entries.changesLeft = changes
      await secrets.write('session', long('b', 9_000)).catch(() => {})
      entries.changesLeft = changes % 4
      await secrets.erase('session').catch(() => {})
      entries.changesLeft = Infinity
      await secrets.erase('session')
      expect(entries.stored.size).toBe(0)
    }
  })

  it('gives no value once a removal has begun, however it ends', async () => {
    for (let changes = 1; changes < 6; changes++) {
      const { secrets, entries } = openSecrets()
      await secrets.write('session', long('a', 4_000))
      entries.changesLeft = changes
      await secrets.erase('session').catch(() => {})
      expect(await secrets.read('session')).toBeNull()
    }
  })

  it.each(['profile/session/a1', 'profile/session'])(
    'gives no value when %s was tampered with',
    async (account) => {
      const { secrets, entries } = openSecrets()
      await secrets.write('session', long('a', 4_000))
      entries.stored.set(account, Buffer.from('zzz').toString('base64'))
      expect(await secrets.read('session')).toBeNull()
    },
  )

  it('believes no keychain that keeps nothing of what it is given, and tries no further', async () => {
    const { secrets, entries } = openSecrets()
    entries.isLying = true
    entries.changesLeft = 1
    await expect(secrets.write('session', long('a', 9_000))).rejects.toThrow('did not keep')
  })
})
