import type { App } from '@supabase/lite'
import { changeFiles } from './file-changes.ts'
import { ObjectFiles, type ObjectFacts } from './object-files.ts'
import { parseRange, requestedRange } from './range.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>

function metadata(facts: ObjectFacts): ObjectMetadata {
  return {
    cacheControl: facts.cacheControl,
    contentLength: facts.size,
    size: facts.size,
    mimetype: facts.mimetype,
    lastModified: new Date(facts.lastModified),
    eTag: facts.eTag,
  }
}

function answer(httpStatusCode: number, facts: ObjectMetadata, body: ReadableStream): ObjectResponse {
  return { httpStatusCode, metadata: facts, body }
}

/** Keeps the library's storage in a folder. Versions are not used: an upload replaces the file. */
export class FolderStorage implements StorageAdapter {
  readonly driver = null
  readonly #files: ObjectFiles

  constructor(folder: string) {
    this.#files = new ObjectFiles(folder)
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const facts = await this.#files.facts(bucket, key)
    const range = parseRange(requestedRange.getStore() ?? null, facts.size)
    if (range === null) return answer(200, metadata(facts), this.#files.read(bucket, key))
    if (range === 'unsatisfiable') {
      const empty = { ...metadata(facts), contentLength: 0, contentRange: `bytes */${facts.size}` }
      return answer(416, empty, new ReadableStream({ start: (controller) => controller.close() }))
    }
    const contentRange = `bytes ${range.start}-${range.end}/${facts.size}`
    const part = { ...metadata(facts), contentLength: range.end - range.start + 1, contentRange }
    return answer(206, part, this.#files.read(bucket, key, range.start, range.end))
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<StorageAdapter['uploadObject']>[3],
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const staged = await this.#files.write({ bucket, key, mimetype, cacheControl }, body)
    changeFiles(staged)
    return metadata(staged.facts)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    changeFiles({ keep: () => this.#files.remove(bucket, key) })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    bucket: string,
    key: string,
  ): ReturnType<StorageAdapter['copyObject']> {
    const staged = await this.#files.copy({ bucket: sourceBucket, key: source }, { bucket, key })
    changeFiles(staged)
    const { eTag, lastModified } = staged.facts
    return { httpStatusCode: 200, eTag, lastModified: new Date(lastModified) }
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return metadata(await this.#files.facts(bucket, key))
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Image transformations are not supported')
  }
}
