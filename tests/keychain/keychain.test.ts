import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SecretsClient } from './secrets-client.ts'
import type { SecretsProcessOptions } from './secrets-protocol.ts'
import { linuxKeychain } from '../../src/main/platform/secrets/linux-keychain.ts'
import { hasSecretService, SecretService } from './secret-service.ts'

const canRun = await hasSecretService('session in a real keychain')

/** Each attempt is a round through a daemon and, some of them, a process of its own: seconds on a busy machine. */
const PATIENCE = { timeout: 10_000 }

/** Milliseconds that an answer of a keychain may take which then is silent; the first ones have to come within them. */
const IMPATIENCE = 2_000

const long = (mark: string, bytes: number) => mark.repeat(Math.ceil(bytes / Buffer.byteLength(mark)))

/** Is not asked for what the bus tells. */
const unasked = () => Promise.reject(new Error('keytar was asked'))
const noKeytar = {
  getPassword: unasked,
  setPassword: unasked,
  deletePassword: unasked,
  findCredentials: unasked,
}

describe.runIf(canRun)('session in a real Secret Service', () => {
  let service: SecretService
  let clients: SecretsClient[]

  const newClient = (options?: Partial<SecretsProcessOptions>, environment = service.environment) => {
    const client = new SecretsClient(environment, options)
    clients.push(client)
    return client
  }

  beforeEach(async () => {
    clients = []
    service = await SecretService.create()
  })

  afterEach(async () => {
    vi.unstubAllEnvs()
    await Promise.all(clients.map((client) => client.close()))
    await service.dispose()
  })

  describe('that is open', () => {
    beforeEach(() => service.start())

    it.each([
      ['1 byte', 'x'],
      ['a session of usual size', long('eyJhbGciOi.', 2_400)],
      ['accents', long('canción del ñandú ', 6_000)],
      ['emoji', long('👩‍🚀🪐✨', 16_000)],
      ['64 kB', long('órbita 🌒 ', 64_000)],
    ])('gives %s back after a restart', async (_what, value) => {
      expect(await newClient().set('session', value)).toBe('keychain')
      expect(await newClient().get('session')).toBe(value)
    })

    it('is read once a start, however often the session is asked for', async () => {
      await newClient().set('session', long('a', 6_000))
      const client = newClient()
      for (let request = 0; request < 20; request++) await client.get('session')
      // The head and the chunks.
      expect(await client.reads()).toBe(5)
    })

    it('puts at most 2,000 bytes into an entry', async () => {
      const client = newClient()
      await client.set('session', long('ñ', 20_000))
      const sizes = (await client.entries()).map((entry) => entry.bytes)
      expect(sizes.length).toBeGreaterThan(10)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000)
    })

    it('leaves no entry after a removal', async () => {
      const client = newClient()
      await client.set('session', long('a', 20_000))
      await client.set('session', long('b', 3_000))
      await client.remove('session')
      expect(await client.entries()).toEqual([])
    })

    it('keeps the profiles of one person apart', async () => {
      await newClient({ userData: '/profiles/one' }).set('session', 'mine')
      const other = newClient({ userData: '/profiles/two' })
      expect(await other.get('session')).toBeNull()
      await other.remove('session')
      expect(await newClient({ userData: '/profiles/one' }).get('session')).toBe('mine')
    })

    it.each([1, 2, 3])(
      'has no session when killed after chunk %i of the first one',
      async (killAfterWrites) => {
        const signal = await newClient({ killAfterWrites }).setUntilKilled('session', long('a', 6_000))
        expect(signal).toBe('SIGKILL')
        const next = newClient()
        expect(await next.get('session')).toBeNull()
        await next.remove('session')
        expect(await next.entries()).toEqual([])
      },
    )

    it.each([1, 2, 3])(
      'has the old session, whole, when killed after chunk %i of a new one',
      async (killAfterWrites) => {
        const before = long('a', 3_000)
        await newClient().set('session', before)
        await newClient({ killAfterWrites }).setUntilKilled('session', long('b', 6_000))
        const next = newClient()
        expect(await next.get('session')).toBe(before)
        await next.set('session', 'short')
        expect(await next.entries()).toHaveLength(2)
      },
    )
  })

  it('tells whether it is locked, without a prompt, and bears that many ask at once', async () => {
    await service.start()
    const { DBUS_SESSION_BUS_ADDRESS: bus } = service.environment
    vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', bus)
    const keychain = linuxKeychain(noKeytar)
    const isLocked = async () => keychain.isLocked?.()
    const askOften = async () => {
      for (let question = 0; question < 500; question++) await isLocked()
    }
    await Promise.all(Array.from({ length: 6 }, askOften))
    await expect.poll(isLocked, PATIENCE).toBe(false)
    service.lock()
    await expect.poll(isLocked, PATIENCE).toBe(true)
    await service.stop()
    expect(await isLocked()).toBeNull()
  }, 60_000)

  describe('that is locked', () => {
    beforeEach(async () => {
      await service.start()
      await newClient().set('session', 'stored before')
      service.lock()
    })

    it('keeps a new session in memory and says so', async () => {
      const client = newClient()
      expect(await client.get('session')).toBe('unanswered')
      expect(await client.set('session', 'new')).toBe('memory')
      expect(await client.get('session')).toBe('new')
    })

    it('says of no session whether there is one, and gives it by itself once it is open', async () => {
      const client = newClient()
      expect(await client.get('session')).toBe('unanswered')
      expect(await client.get('verifier')).toBe('unanswered')
      await service.stop()
      await service.start()
      // One after the other: the second may be asked of the keychain while the first is there.
      const held = async () => [await client.get('session'), await client.get('verifier')]
      await expect.poll(held, PATIENCE).toEqual(['stored before', null])
    })

    it('deletes nothing, not even when asked to remove: that waits for the keychain', async () => {
      const client = newClient()
      await client.remove('session')
      expect(await client.get('session')).toBeNull()
      await service.stop()
      await service.start()
      expect(await newClient().get('session')).toBe('stored before')
    })
  })

  describe.each(['locks', 'dies', 'hangs'] as const)('that %s while the app runs', (trouble) => {
    it('changes nothing for it, keeps what is rotated and deletes nothing', async () => {
      await service.start()
      await newClient().set('session', 'stored before')
      const client = newClient({ timeoutMs: IMPATIENCE })
      expect(await client.get('session')).toBe('stored before')

      if (trouble === 'locks') service.lock()
      else if (trouble === 'dies') await service.stop()
      else service.silence()
      expect(await client.get('session')).toBe('stored before')
      expect(await client.set('session', 'rotated')).toBe('memory')
      expect(await client.get('session')).toBe('rotated')

      await client.close()
      await service.stop()
      await service.start()
      expect(await newClient().get('session')).toBe('stored before')
    })
  })

  describe.each(['its keyring', 'an empty keyring'])('that dies and is started again with %s', (keyring) => {
    it('gets what was rotated meanwhile, every time', async () => {
      await service.start()
      const client = newClient()
      await client.set('session', 'stored before')
      for (const rotated of ['rotated once', 'rotated twice']) {
        await service.stop()
        if (keyring === 'an empty keyring') service.forget()
        expect(await client.set('session', rotated)).toBe('memory')
        await service.start()
        await vi.waitFor(async () => expect(await client.set('verifier', rotated)).toBe('keychain'), PATIENCE)
        await vi.waitFor(async () => expect(await newClient().get('session')).toBe(rotated), PATIENCE)
      }
    })
  })

  it('that was started again between two calls is found, and the one after it too', async () => {
    await service.start()
    const client = newClient()
    for (const value of ['first', 'second', 'third']) {
      await vi.waitFor(async () => expect(await client.set('session', value)).toBe('keychain'), PATIENCE)
      await service.stop()
      await service.start()
    }
    expect(await newClient().get('session')).toBe('third')
  })

  describe('that is not there', () => {
    it('keeps the session in memory where there is no bus at all', async () => {
      const { DBUS_SESSION_BUS_ADDRESS: _address, ...environment } = service.environment
      const client = newClient({}, environment)
      expect(await client.get('session')).toBe('unanswered')
      expect(await client.set('session', 'value')).toBe('memory')
      expect(await client.get('session')).toBe('value')
      await client.remove('session')
      expect(await client.get('session')).toBeNull()
    })

    it('stores what it kept in memory once the service has come', async () => {
      const client = newClient()
      expect(await client.set('session', 'kept')).toBe('memory')
      await service.start()
      expect(await client.set('verifier', 'code')).toBe('keychain')
      await vi.waitFor(async () => expect(await newClient().get('session')).toBe('kept'), PATIENCE)
    })
  })

  describe('that is silent', () => {
    it('gives up in time, goes on in memory and stores it when the service answers', async () => {
      await service.start()
      await newClient().set('session', 'stored before')
      const client = newClient({ timeoutMs: IMPATIENCE })
      expect(await client.get('session')).toBe('stored before')
      service.silence()
      expect(await client.set('session', 'new')).toBe('memory')
      expect(await client.get('session')).toBe('new')
      service.answerAgain()
      await vi.waitFor(async () => expect(await newClient().get('session')).toBe('new'), PATIENCE)
    })
  })
})
