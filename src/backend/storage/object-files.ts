import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'

const factsSchema = z.object({
  bucket: z.string(),
  key: z.string(),
  mimetype: z.string(),
  cacheControl: z.string(),
  size: z.number().int(),
  eTag: z.string(),
  lastModified: z.string(),
})

/** Metadata of a stored file, in a JSON file beside its bytes. */
export type ObjectFacts = z.infer<typeof factsSchema>

type ObjectName = Pick<ObjectFacts, 'bucket' | 'key'>

/** A file that is written but not in its place yet. */
export interface StagedFile {
  readonly facts: ObjectFacts
  keep(): Promise<void>
  discard(): Promise<void>
}

export type ObjectBody = AsyncIterable<Uint8Array> | Uint8Array

/**
 * Files of the buckets on disk. File names are hashes of bucket and key, so that no key leads outside the folder,
 * collides with a folder or exceeds the limits of the file system.
 */
export class ObjectFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #path(bucket: string, key: string): string {
    const hash = createHash('sha256').update(`${bucket}\0${key}`).digest('hex')
    return join(this.#folder, hash.slice(0, 2), hash)
  }

  /** @throws NodeJS.ErrnoException with code ENOENT if there is no such file */
  async facts(bucket: string, key: string): Promise<ObjectFacts> {
    return factsSchema.parse(JSON.parse(await readFile(`${this.#path(bucket, key)}.json`, 'utf8')))
  }

  /** Bytes from `start` to `end`, both inclusive. */
  read(bucket: string, key: string, start = 0, end = Number.POSITIVE_INFINITY): ReadableStream {
    return Readable.toWeb(createReadStream(this.#path(bucket, key), { start, end }))
  }

  /** Writes a new file, which takes its place when it is kept. */
  async write(
    name: Pick<ObjectFacts, 'bucket' | 'key' | 'mimetype' | 'cacheControl'>,
    body: ObjectBody,
  ): Promise<StagedFile> {
    return this.#stage(name, async (aside) => {
      const { size, hash } = await receive(aside, body)
      return { ...name, size, eTag: `"${hash}"`, lastModified: new Date().toISOString() }
    })
  }

  /**
   * Copies a file, to be kept under another name.
   * @throws NodeJS.ErrnoException with code ENOENT if there is no such file
   */
  async copy(from: ObjectName, to: ObjectName): Promise<StagedFile> {
    return this.#stage(to, async (aside) => {
      const facts = await this.facts(from.bucket, from.key)
      await copyFile(this.#path(from.bucket, from.key), aside)
      return { ...facts, ...to, lastModified: new Date().toISOString() }
    })
  }

  /** Writes a temporary file; keeping it renames it, so that readers see the old or the new content. */
  async #stage(name: ObjectName, fill: (aside: string) => Promise<ObjectFacts>): Promise<StagedFile> {
    const path = this.#path(name.bucket, name.key)
    const aside = `${path}.${randomUUID()}`
    const discard = () => rm(aside, { force: true })
    await mkdir(dirname(path), { recursive: true })
    try {
      const facts = await fill(aside)
      const keep = async () => {
        await this.#writeFacts(path, facts)
        await rename(aside, path)
      }
      return { facts, keep, discard }
    } catch (cause) {
      await discard()
      throw cause
    }
  }

  async remove(bucket: string, key: string): Promise<void> {
    const path = this.#path(bucket, key)
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
  }

  async #writeFacts(path: string, facts: ObjectFacts): Promise<void> {
    const aside = `${path}.${randomUUID()}`
    await writeFile(aside, JSON.stringify(facts))
    await rename(aside, `${path}.json`)
  }
}

async function receive(path: string, body: ObjectBody): Promise<{ size: number; hash: string }> {
  const hash = createHash('md5')
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      size += chunk.byteLength
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  return { size, hash: hash.digest('hex') }
}
