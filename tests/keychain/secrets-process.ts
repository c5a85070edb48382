/** A process of its own with the app's secret store in it: libsecret keeps the first bus it has seen. */
import type { StoredValue } from '#shared/bridge.ts'
import type { Keychain } from '../../src/main/platform/secrets/keychain.ts'
import { loadKeychain } from '../../src/main/platform/secrets/load-keychain.ts'
import { openSecretStore } from '../../src/main/platform/secrets/open-secret-store.ts'
import { runGlibLoop } from '../chromium-host/runtime/glib-loop.ts'
import type { SecretsAnswer, SecretsCommand, SecretsProcessOptions } from './secrets-protocol.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as SecretsProcessOptions
const nobody = () => {}
const store = openSecretStore({
  timeoutMs: 5_000,
  ...options,
  load,
  log: { warn: nobody, error: nobody },
  answered: nobody,
  taken: nobody,
})
let reads = 0
runGlibLoop()

/** keytar; the process dies by its own hand right after the given number of writes, as by `kill -9`. */
async function load(): Promise<Keychain> {
  const keychain = await loadKeychain()
  let writesLeft = options.killAfterWrites ?? Infinity
  const setPassword: Keychain['setPassword'] = async (...entry) => {
    await keychain.setPassword(...entry)
    if (--writesLeft === 0) process.kill(process.pid, 'SIGKILL')
  }
  const getPassword: Keychain['getPassword'] = (...entry) => {
    reads += 1
    return keychain.getPassword(...entry)
  }
  return { ...keychain, getPassword, setPassword }
}

async function run(command: SecretsCommand): Promise<SecretsAnswer> {
  switch (command.do) {
    case 'get':
      return valueOf(await store.get(command.key))
    case 'set':
      return store.set(command.key, command.value)
    case 'remove':
      await store.remove(command.key)
      return null
    case 'count-reads':
      return reads
    case 'list-entries': {
      const { default: keytar } = await import('keytar')
      return (await keytar.findCredentials('cosmia')).map((entry) => ({
        account: entry.account,
        bytes: Buffer.byteLength(entry.password),
      }))
    }
  }
}

/** The value, `null` for none, or `'unanswered'`. */
function valueOf(stored: StoredValue): string | null {
  if (stored.outcome === 'value') return stored.value
  return stored.outcome === 'none' ? null : stored.outcome
}

process.on('message', (command: SecretsCommand) => {
  void run(command).then((answer) => process.send?.({ answer }))
})
