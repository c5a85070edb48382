import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod/mini'

/** The content of a small settings file; `null` if it is missing or has another shape. */
export function readJsonFile<T>(file: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null // missing or cut off: nothing usable is stored
  }
}

/** Replaces a small settings file atomically: after a crash it has the old or the new content. */
export function writeJsonFile(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(content, null, 2))
  renameSync(`${file}.new`, file)
}
