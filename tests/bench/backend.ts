import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templatesFolder } from '../../src/backend/paths.ts'
import { startBackend, type StartOptions } from '../backend/start-backend.ts'

const runs = 5

/** Seconds from the start of the process to its ready line. */
async function startSeconds(options: StartOptions): Promise<number> {
  const began = performance.now()
  const backend = await startBackend(options)
  const seconds = (performance.now() - began) / 1_000
  await backend.stop()
  return seconds
}

/** Puts the machine where it is before its first start. */
async function forgetTemplates(): Promise<void> {
  const names = (await readdir(templatesFolder)).filter((name) => /^(schema|demo)-/.test(name))
  for (const name of names) await rm(join(templatesFolder, name), { recursive: true })
}

async function report(
  name: string,
  budget: number,
  options: StartOptions,
  prepare?: () => Promise<void>,
): Promise<void> {
  const seconds: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await prepare?.()
    seconds.push(await startSeconds(options))
  }
  const [best = 0] = seconds.toSorted((a, b) => a - b)
  const all = seconds.map((value) => value.toFixed(2)).join(' ')
  console.log(`${name}: best ${best.toFixed(2)} s of ${all} (budget ${budget} s)`)
}

const data = await mkdtemp(join(tmpdir(), 'cosmia-bench-'))
await report('cold, in a folder', 6, { data }, async () => {
  await rm(data, { recursive: true })
  await forgetTemplates()
})
await rm(data, { recursive: true })
// Builds the templates, so that none of the starts below has to.
await startSeconds({ seed: 'demo' })
await report('template, empty', 1.5, {})
await report('template, demo people', 1.5, { seed: 'demo' })
await startSeconds({ data, seed: 'demo' })
await report('warm, in a folder', 2, { data, seed: 'demo' })
await rm(data, { recursive: true })
