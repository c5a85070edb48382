import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Identity } from '../auth/identity.ts'
import { applySessionContext } from '../database/connection.ts'
import { malformed, noBucket, noObject, told } from './refusals.ts'
import type { StoredFiles } from './stored-files.ts'
import { service, type Tokens } from './tokens.ts'

interface Bucket {
  readonly public: boolean
  /** Bytes. */
  readonly file_size_limit: number | null
  readonly allowed_mime_types: readonly string[] | null
}

/** A row of `storage.objects`, as far as it is told. */
export interface StoredObject {
  readonly id: string
  readonly name: string
  /** Name of its bytes. */
  readonly version: string
  readonly metadata: object | null
  readonly created_at: string
  readonly updated_at: string
  readonly last_accessed_at: string
}

export const objectColumns = sql`id, bucket_id, name, owner, owner_id, version, metadata, user_metadata,
  created_at, updated_at, last_accessed_at`

export interface StorageParts {
  readonly connection: PgliteConnection
  readonly files: StoredFiles
  readonly tokens: Tokens
}

type Work<T> = (transaction: Transaction<unknown>) => Promise<T>

/** One request to the Storage API, and what answers it. What it may not do rejects with a `Refusal`. */
export class Call {
  readonly request: Request
  readonly files: StoredFiles
  readonly tokens: Tokens
  /** Bucket and name of the file, where the address has them; else empty. */
  readonly bucket: string
  readonly key: string
  readonly place: string
  /** The same request for another file. */
  readonly at: (bucket: string, key: string) => Call
  readonly #database: Kysely<unknown>
  readonly #operation: string

  /** @param operation what the policies are told that it does */
  constructor(parts: StorageParts, request: Request, operation: string, bucket: string, key: string) {
    this.request = request
    this.files = parts.files
    this.tokens = parts.tokens
    this.bucket = bucket
    this.key = key
    this.place = `${bucket}/${key}`
    this.at = (...place) => new Call(parts, request, operation, ...place)
    this.#database = parts.connection.kysely
    this.#operation = operation
  }

  /** A value of its address. */
  asked(name: string): string | null {
    return new URL(this.request.url).searchParams.get(name)
  }

  /** Whether what is stored under the name may be replaced. */
  get upsert(): boolean {
    return this.request.method === 'PUT' || this.request.headers.get('x-upsert') === 'true'
  }

  caller(): Promise<Identity> {
    return this.tokens.caller(this.request)
  }

  async body<T>(schema: z.ZodType<T>): Promise<T> {
    const body: unknown = await this.request.json().catch(() => {
      const words = "Body is not valid JSON but content-type is set to 'application/json'"
      throw malformed(words, 'FastifyError')
    })
    const { data, error } = schema.safeParse(body)
    if (error === undefined) return data
    const [{ path, message } = { path: [], message: '' }] = error.issues
    const isMissing = !(String(path[0]) in Object(body))
    const field = path.join('/')
    throw malformed(isMissing ? `body must have required property '${field}'` : `body/${field} ${message}`)
  }

  /** Runs statements on behalf of somebody, in one transaction. */
  async as<T>({ role, userId, claims }: Identity, work: Work<T>): Promise<T> {
    const context = { auth: { role, uid: userId, jwt: claims }, storage: { operation: this.#operation } }
    const run = async (transaction: Transaction<unknown>) => {
      await applySessionContext(transaction, context)
      return work(transaction)
    }
    try {
      return await this.#database.transaction().execute(run)
    } catch (cause) {
      throw told(cause)
    }
  }

  /** Asks whether the database would take statements of somebody, and takes them back. */
  async ask(caller: Identity, work: Work<unknown>): Promise<void> {
    const undone = new Error('Taken back')
    const asked = this.as(caller, async (transaction) => {
      await work(transaction)
      throw undone
    })
    await asked.catch((cause: unknown) => {
      if (cause !== undone) throw cause
    })
  }

  /** Its bucket, whoever may see that. */
  async limits(): Promise<Bucket> {
    const { rows } = await sql<Bucket>`
      select public, file_size_limit::float8 as file_size_limit, allowed_mime_types
      from storage.buckets where id = ${this.bucket}
    `.execute(this.#database)
    if (rows[0] === undefined) throw noBucket()
    return rows[0]
  }

  /** The row of its file, as far as somebody may see it. */
  async object(caller: Identity = service): Promise<StoredObject> {
    const { rows } = await this.as(caller, (transaction) =>
      sql<StoredObject>`
        select ${objectColumns} from storage.objects where bucket_id = ${this.bucket} and name = ${this.key}
      `.execute(transaction),
    )
    if (rows[0] === undefined) throw noObject()
    return rows[0]
  }
}
