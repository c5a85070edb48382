import type { TestBackend } from '#tests/backend/start-backend.ts'

/** What names the server of the stage `hosted`, in the environment. */
export const SERVER_VARIABLES = [
  'COSMIA_TEST_URL',
  'COSMIA_TEST_KEY',
  'COSMIA_TEST_SECRET_KEY',
  'COSMIA_TEST_MAILBOX',
] as const

/** Names this run of the stage `hosted`: set by it alone, so that no other stage meets the named server. */
export const RUN_VARIABLE = 'COSMIA_TEST_RUN'

/** Allows members who are no tests' own on the named server. */
export const SHARED_VARIABLE = 'COSMIA_TEST_SHARED'

const nothing = () => Promise.resolve()

/** The server that the environment names; to stop or kill it is not for tests. */
export function readNamedServer(env: NodeJS.ProcessEnv): TestBackend | undefined {
  const [url, publishableKey, secretKey, mailbox] = SERVER_VARIABLES.map((name) => env[name])
  if (!url || !publishableKey || !secretKey || !mailbox) return undefined
  return { url: url.replace(/\/+$/, ''), publishableKey, secretKey, mailbox, stop: nothing, kill: nothing }
}

/** The server that this run of the tests is for; none where they start their own. */
export const namedServer = (): TestBackend | undefined =>
  process.env[RUN_VARIABLE] ? readNamedServer(process.env) : undefined
