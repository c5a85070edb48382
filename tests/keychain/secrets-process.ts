/** A process of its own with the app's secret store in it: libsecret keeps the first bus it has seen. */
import { loadKeytar, type Keychain } from '../../src/main/platform/secrets/keychain.ts'
import { openSecretStore } from '../../src/main/platform/secrets/open-secret-store.ts'
import { runGlibLoop } from '../chromium-host/runtime/glib-loop.ts'
import type { SecretsAnswer, SecretsCommand, SecretsProcessOptions } from './secrets-protocol.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as SecretsProcessOptions
const quiet = { warn: () => {}, error: () => {} }
const store = openSecretStore({ timeoutMs: 5_000, ...options, load, log: quiet })
let reads = 0
runGlibLoop()

/** keytar; the process dies by its own hand right after the given number of writes, as by `kill -9`. */
async function load(): Promise<Keychain> {
  const keytar = await loadKeytar()
  let writesLeft = options.killAfterWrites ?? Infinity
  const setPassword: Keychain['setPassword'] = async (...entry) => {
    await keytar.setPassword(...entry)
    if (--writesLeft === 0) process.kill(process.pid, 'SIGKILL')
  }
  const getPassword: Keychain['getPassword'] = (...entry) => {
    reads += 1
    return keytar.getPassword(...entry)
  }
  return { getPassword, deletePassword: keytar.deletePassword, setPassword }
}

async function run(command: SecretsCommand): Promise<SecretsAnswer> {
  switch (command.do) {
    case 'get':
      return store.get(command.key)
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

process.on('message', (command: SecretsCommand) => {
  void run(command).then((answer) => process.send?.({ answer }))
})
