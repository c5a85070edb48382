import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Engine } from './support/engine.ts'
import { missingAttributes, showFiles, takeFiles } from './support/file-store.ts'
import { migrate } from './support/migrations.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { findBinaries, missingPostgres } from './support/postgres-server.ts'
import { blocks, createUsed } from './support/runbook.ts'

const missing = missingPostgres() ?? missingAttributes()
if (missing !== undefined) noteNotRun('the drill of the runbook', missing)

const commands = blocks('sh')
const toRestoreFiles = commands.filter((block) => block.includes('rclone copy'))
const toCompare = commands.filter((block) => block.includes('diff '))

test('files are copied with their types alone', () => {
  const copying = commands.join('').match(/(?:rclone (?:sync|copy)|rsync)[^;]*/g) ?? []
  expect(copying).toHaveLength(2)
  for (const command of copying) expect(command).toMatch(/ --metadata /)
})

describe.runIf(missing === undefined)('the drill of the runbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cosmia-drill-'))
  let engine: Engine<PostgresDatabase>
  let used: PostgresDatabase
  let restored: PostgresDatabase

  beforeAll(async () => {
    engine = await startPostgresEngine()
    used = await createUsed(engine)
    await showFiles(used, join(folder, 'store-of-old'))
    restored = await engine.create()
    await migrate(restored)
  })

  afterAll(async () => {
    await used.close()
    await restored.close()
    await engine.stop()
    rmSync(folder, { recursive: true })
  })

  /** Runs blocks of the runbook, each in a shell of its own. Folders stand in for S3. @throws with what they print */
  function type(blocks: readonly string[], intoStore = 'store-of-new'): void {
    const env = {
      PATH: [findBinaries(), process.env['PATH']].join(':'),
      HOME: folder,
      OLD: used.address,
      NEW: restored.address,
      RCLONE_CONFIG_OLD_TYPE: 'alias',
      RCLONE_CONFIG_OLD_REMOTE: join(folder, 'store-of-old'),
      RCLONE_CONFIG_NEW_TYPE: 'alias',
      RCLONE_CONFIG_NEW_REMOTE: join(folder, intoStore),
    }
    for (const block of blocks) execFileSync('sh', ['-ec', block], { cwd: folder, env, stdio: 'pipe' })
  }

  /** What the comparison of the drill prints of the two databases. */
  function difference(): string {
    try {
      type(toCompare)
      return ''
    } catch (cause) {
      const { stdout, stderr } = cause as { stdout: Buffer; stderr: Buffer }
      return `${String(stdout)}${String(stderr)}`
    }
  }

  test('brings back every row and every file with its type, from a server that people go on writing to', async () => {
    type(commands.slice(0, commands.indexOf(toRestoreFiles[0] ?? '')))
    await used.run("update public.profiles set bio = 'Después' where username = 'sol'")
    type(toRestoreFiles)
    expect(await takeFiles(restored, join(folder, 'store-of-new'))).toBe(0)
    expect(difference()).toBe('')
    const sums = readFileSync(join(folder, 'new.sums'), 'utf8')
    expect(sums).toMatch(/^posts\|\d{2}\|\d+\n[^]*^private\.chat_messages_2024_11\|\d+\|\d+\n/m)
    expect(sums).toMatch(/^chat-assets\|.*voz\.m4a\|audio\/x-m4a\|\d+\|max-age=31536000$/m)
  })

  test('refuses files that come without the attributes that say their types', async () => {
    type(
      toRestoreFiles.map((block) => block.replace(' --metadata', '')),
      'store-of-guesses',
    )
    await restored.run(
      "begin; set local storage.allow_delete_query = 'true'; delete from storage.objects; savepoint empty",
    )
    expect(await takeFiles(restored, join(folder, 'store-of-guesses'))).toBeGreaterThan(0)
    await restored.run('rollback')
  })

  test.each([
    ["update profiles set bio = 'Otra' where username = 'luna'", /^< profiles\|.*\n---\n> profiles\|/m],
    ['delete from client_notices where true', /^< client_notices\|/m],
    [
      'update storage.objects set metadata = metadata || \'{"mimetype": "image/png"}\' where name like \'%voz.m4a\'',
      /^< chat-assets\|.*\|audio\/x-m4a\|/m,
    ],
    ["delete from storage.objects where name like '%1004-'", /^< user-assets\|.*1004-\|/m],
  ])('finds out: %s', async (fault, line) => {
    await restored.run(`begin; set local storage.allow_delete_query = 'true'; ${fault}; commit`)
    expect(difference()).toMatch(line)
  })

  test('leaves a database that goes on', async () => {
    await restored.run("delete from auth.users where email = 'luna@cosmia.test'")
    expect((await restored.run("select from profiles where username = 'luna'")).at(-1)).toEqual([])
  })
})
