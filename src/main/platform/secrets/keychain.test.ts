import { describe, expect, it, vi } from 'vitest'
import { KeychainEntries, type Keychain } from './keychain.ts'

const TIMEOUT_MS = 20

function entriesOf(keychain: Partial<Keychain>) {
  const unused = () => Promise.reject(new Error('not expected'))
  const complete: Keychain = { getPassword: unused, setPassword: unused, deletePassword: unused, ...keychain }
  const load = vi.fn(async () => complete)
  const log = { warn: vi.fn(), error: vi.fn() }
  const recovered = vi.fn()
  const entries = new KeychainEntries({ load, service: 'cosmia', timeoutMs: TIMEOUT_MS, recovered, log })
  return { entries, load, log, recovered }
}

describe('KeychainEntries', () => {
  it('loads the keychain when it is first needed and only once', async () => {
    const { entries, load } = entriesOf({ getPassword: async (service, account) => `${service}:${account}` })
    expect(load).not.toHaveBeenCalled()
    expect(await entries.read('a')).toBe('cosmia:a')
    await entries.read('b')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('reports a keychain that cannot be loaded, and tries again with the next call', async () => {
    const missing = new Error('libsecret-1.so.0: cannot open shared object file')
    const { entries, load } = entriesOf({ getPassword: async () => 'value' })
    load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing)
    await expect(entries.read('a')).rejects.toThrow('libsecret')
    await expect(entries.write('a', 'x')).rejects.toThrow('libsecret')
    expect(await entries.read('a')).toBe('value')
  })

  it('goes on after a call that failed', async () => {
    const getPassword = vi.fn<Keychain['getPassword']>()
    getPassword.mockRejectedValueOnce(new Error('locked')).mockResolvedValueOnce('value')
    const { entries } = entriesOf({ getPassword })
    await expect(entries.read('a')).rejects.toThrow('locked')
    expect(await entries.read('a')).toBe('value')
  })

  it('gives up on a silent keychain and occupies no second thread until it answers', async () => {
    const answer = Promise.withResolvers<string | null>()
    const getPassword = vi.fn(() => answer.promise)
    const { entries, recovered } = entriesOf({ getPassword })
    await expect(entries.read('a')).rejects.toThrow('the keychain does not answer')
    await expect(entries.read('b')).rejects.toThrow('the keychain does not answer')
    expect(getPassword).toHaveBeenCalledTimes(1)
    answer.resolve('late')
    await vi.waitFor(() => expect(recovered).toHaveBeenCalledOnce())
    expect(await entries.read('a')).toBe('late')
  })

  it('has not recovered when the late answer is a refusal, or a member who says no would be asked again at once', async () => {
    const answer = Promise.withResolvers<string | null>()
    const getPassword = vi.fn(() => answer.promise)
    const { entries, log, recovered } = entriesOf({ getPassword })
    await expect(entries.read('a')).rejects.toThrow('the keychain does not answer')
    answer.reject(new Error('dismissed'))
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled())
    expect(recovered).not.toHaveBeenCalled()
  })

  it('has not recovered when the late answer is nothing, which is what a cancelled prompt leaves', async () => {
    const answer = Promise.withResolvers<string | null>()
    const { entries, recovered } = entriesOf({ getPassword: () => answer.promise })
    await expect(entries.read('a')).rejects.toThrow('the keychain does not answer')
    answer.resolve(null)
    await vi.waitFor(() => expect(entries.read('a')).resolves.toBeNull())
    expect(recovered).not.toHaveBeenCalled()
  })

  it('does not know whether a keychain is locked that cannot tell, or is not there', async () => {
    const { entries, load } = entriesOf({})
    load.mockRejectedValueOnce(new Error('libsecret-1.so.0'))
    expect([await entries.isLocked(), await entries.isLocked()]).toEqual([null, null])
  })
})
