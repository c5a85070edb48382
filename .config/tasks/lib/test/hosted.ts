import { newClient } from '../../../../tests/backend/support/members.ts'
import { EMBEDDED_FILES } from '../../../../tests/hosted/embedded-files.ts'
import {
  readNamedServer,
  RUN_VARIABLE,
  SERVER_VARIABLES,
  SHARED_VARIABLE,
} from '../../../../tests/hosted/named-server.ts'
import { countStrangers, lookAround, removePeople } from '../../../../tests/hosted/people.ts'
import { newRun } from '../../../../tests/hosted/run.ts'
import { say } from '../say.ts'
import type { TestContext } from './context.ts'
import { add, NOTHING, type Count } from './count.ts'
import { playwright, vitest } from './runners.ts'

/** Files that the arguments name may be of one runner alone. */
const NONE_IS_FINE = {
  vitest: '--passWithNoTests',
  playwright: '--pass-with-no-tests',
} as const

/**
 * The tests of the server and the main paths of the windows, on a server that the environment names. The people they make are
 * removed from it, however they end.
 * @param build builds the app for the windows
 */
export async function hosted(
  context: TestContext,
  extra: readonly string[],
  build: () => Promise<Count>,
): Promise<Count> {
  const server = readNamedServer(process.env)
  if (!server)
    return refused(`it needs a server, named by ${SERVER_VARIABLES.join(', ')} (README, "Test it")`)
  const admin = newClient(server, server.secretKey)
  const strangers = await countStrangers(admin)
  if (strangers > 0 && !process.env[SHARED_VARIABLE])
    return refused(
      `${server.url} has members whom no test has made (${strangers}): name a server that is for tests alone, or set ` +
        `${SHARED_VARIABLE}=1 to run beside them`,
    )

  const run = newRun()
  const before = await lookAround(admin)
  let tidied: Promise<void> | undefined
  const tidy = () =>
    (tidied ??= removePeople(admin, run, before).then((count) =>
      say(`${count} accounts of this run (${run}) removed from ${server.url}`),
    ))
  context.shutdown.add(tidy)
  try {
    return await onServer({ ...context, env: { ...context.env, [RUN_VARIABLE]: run } }, extra, build)
  } finally {
    await tidy()
  }
}

async function onServer(
  context: TestContext,
  extra: readonly string[],
  build: () => Promise<Count>,
): Promise<Count> {
  const notRun = Object.entries(EMBEDDED_FILES).map(([file, why]) => `${file}: ${why}`)
  const tests = await vitest(['hosted'], context, [NONE_IS_FINE.vitest, ...extra])
  const built = await build()
  const windows =
    built.failed > 0
      ? { ...built, notRun: ['the windows on a named server: the build failed'] }
      : await playwright('hosted', context, [NONE_IS_FINE.playwright, ...extra])
  return add({ ...NOTHING, notRun }, add(tests, windows))
}

const refused = (why: string): Count => ({ ...NOTHING, failed: 1, failures: [why] })
