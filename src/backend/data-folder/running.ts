import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writePrivateFile, type DataFolder } from './folder.ts'

const runningSchema = z.object({
  pid: z.number().int(),
  url: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  mailbox: z.string(),
})

/**
 * Content of `<data>/running.json`, which exists while a backend serves the folder and is readable by its owner only.
 * `npm start` joins a running backend through it. After a kill the file stays behind: before joining, check that `pid`
 * is alive and that `GET <url>/auth/v1/health` answers with the header `apikey: <publishableKey>`.
 */
export type Running = z.infer<typeof runningSchema>

/** Reads which process serves the folder; null if none does or the file is unreadable. */
export async function readRunning(folderPath: string): Promise<Running | null> {
  try {
    const content: unknown = JSON.parse(await readFile(join(folderPath, 'running.json'), 'utf8'))
    return runningSchema.parse(content)
  } catch {
    // Missing, torn or foreign: there is nothing to join.
    return null
  }
}

export async function announceRunning(folder: DataFolder, running: Running): Promise<void> {
  await writePrivateFile(folder.running, JSON.stringify(running))
}
