import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { BackendOptions } from '../backend.ts'
import { limitsSchema } from '../realtime/limits.ts'
import { StartError } from '../start-error.ts'

const usage =
  'Usage: npm run backend -- [--port 54321] [--data DIR|memory] [--seed demo|none] [--mail-pause 60] [--live NAME=NUMBER,…]'

interface Options extends BackendOptions {
  /** End when standard input closes, so that no backend outlives the test runner that started it. */
  readonly stopWithParent: boolean
}

const optionsSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  data: z.string().min(1),
  seed: z.enum(['demo', 'none']),
  'mail-pause': z.coerce.number().int().min(0),
  live: z
    .string()
    .transform((text) =>
      Object.fromEntries(text.split(',').flatMap((pair) => (pair ? [pair.split('=')] : []))),
    )
    .pipe(limitsSchema),
  'stop-with-parent': z.boolean(),
})

/**
 * Parses the command line (design §3). Port 0 picks a free port.
 * @throws StartError naming the unknown argument, with the usage line
 */
export function readOptions(argv: readonly string[]): Options {
  const parsed = optionsSchema.safeParse(parse(argv))
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `--${issue.path.join('.')}`)
    throw new StartError(`Invalid value for ${names.join(', ')}. ${usage}`)
  }
  const { port, data, seed, live } = parsed.data
  return {
    port,
    data: data === 'memory' ? null : resolve(data),
    seed,
    mailPause: parsed.data['mail-pause'],
    live,
    stopWithParent: parsed.data['stop-with-parent'],
  }
}

function parse(argv: readonly string[]): unknown {
  // `npm run` already removes the separator; a direct `node src/backend/index.ts -- …` does not.
  const args = argv[0] === '--' ? argv.slice(1) : [...argv]
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '54321' },
        data: { type: 'string', default: 'memory' },
        seed: { type: 'string', default: 'none' },
        // Seconds, as on a hosted project (`auth.email.max_frequency`). Tests use 0, which lifts the limits by network too.
        'mail-pause': { type: 'string', default: '60' },
        // Limits of Realtime, for tests: see limits.ts.
        live: { type: 'string', default: '' },
        'stop-with-parent': { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : String(cause)}. ${usage}`)
  }
}
