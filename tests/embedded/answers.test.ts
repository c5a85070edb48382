import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { DIFFERENCES } from '#tests/backend/differences.ts'
import { startBackend } from '#tests/backend/start-backend.ts'
import { noteNotRun } from '#tests/not-run.ts'

/** The recorded answers are not part of this repository: the folder of their player, `compare.mjs`, is named by the environment. */
const answers = process.env['COSMIA_ANSWERS']
if (answers === undefined) {
  noteNotRun(
    "Answers of Supabase's own parts",
    'name the folder that holds them and compare.mjs in COSMIA_ANSWERS',
  )
}

interface Report {
  readonly differences: readonly { readonly id: string; readonly differences: readonly unknown[] }[]
}

async function play(folder: string): Promise<Report> {
  const data = await mkdtemp(join(tmpdir(), 'cosmia-answers-'))
  const backend = await startBackend({ data })
  try {
    const { jwtSecret } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as { jwtSecret: string }
    const options = {
      url: backend.url,
      key: backend.publishableKey,
      secret: backend.secretKey,
      mailbox: backend.mailbox,
      'jwt-secret': jwtSecret,
    }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    const player = spawn(process.execPath, [join(folder, 'compare.mjs'), ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output] = await Promise.all([text(player.stdout), once(player, 'exit')])
    return JSON.parse(output) as Report
  } finally {
    await backend.stop()
    await rm(data, { recursive: true, force: true })
  }
}

describe.runIf(answers !== undefined)('the embedded backend', () => {
  test("answers as Supabase's own parts do, but for the differences that have a reason", async () => {
    const { differences } = await play(answers ?? '')
    const found = Object.fromEntries(differences.map(({ id, differences: answer }) => [id, answer]))
    const unnamed = Object.entries(found).filter(([id]) => !(id in DIFFERENCES))
    const gone = Object.keys(DIFFERENCES).filter((id) => !(id in found))
    expect({ unnamed, gone }).toEqual({ unnamed: [], gone: [] })
  }, 900_000)
})
