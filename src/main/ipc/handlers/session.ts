import type { SecretStore } from '../../platform/secrets/secret-store.ts'
import type { DomainHandlers } from '../handlers.ts'

export const sessionHandlers = (secrets: SecretStore): DomainHandlers<'session'> => ({
  'session.get_value': ({ key }) => secrets.get(key),
  'session.set_value': async ({ key, value }) => ({ kept: await secrets.set(key, value) }),
  'session.remove_value': async ({ key }) => {
    await secrets.remove(key)
    return null
  },
})
