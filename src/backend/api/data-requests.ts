import type { Connection } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { z } from 'zod'

type DataRequest = Parameters<Connection['onPostgrestAST']>[0]
type Embeds = Pick<DataRequest, 'select' | 'join'>
type Schema = Awaited<ReturnType<Connection['introspect']>>

/** Carries the answer to a request out of its transaction, which is then undone. */
class Undone extends Error {
  readonly answer: Response

  constructor(answer: Response) {
    super('The request was refused')
    this.answer = answer
  }
}

/**
 * Has the library read and answer requests to the data API as PostgREST does, where a caller would be deceived: text
 * that PostgreSQL cannot hold, values that a row leaves out, embeds with several meanings, one object with embedded
 * rows, violated CHECKs, and changes whose answer is a refusal.
 */
export function answerAsPostgrest(connection: PgliteConnection): void {
  const { onPostgrestAST, withContext } = connection
  /** Callers of requests for one object; the library makes a caller for each request. */
  const single = new WeakSet<object>()
  const read: Connection['onPostgrestAST'] = async (request, caller) => {
    refuseUnreadable([request.values, request.args])
    const known = await onPostgrestAST.call(connection, request)
    if (known.from) refuseAmbiguous(known.from, known, await connection.introspect({ useCache: true }))
    if (caller && known.$meta?.cardinality === 'one') single.add(caller)
    return withLeftOut(known)
  }
  const answer: Connection['withContext'] = (caller, work, options) => {
    const answerOrUndo: typeof work = async (db) => {
      const answered = await work(db)
      if (!(answered instanceof Response)) return answered
      const given = caller && single.has(caller) ? await oneObject(answered) : answered
      if (given.status >= 400) throw new Undone(given)
      return given as typeof answered
    }
    return withContext.call(connection, caller, answerOrUndo, options).catch((cause: unknown) => {
      if (cause instanceof Undone) return cause.answer
      throw cause
    }) as ReturnType<typeof work>
  }
  Object.assign(connection, { onPostgrestAST: read, withContext: answer, normalizeDbError: told })
}

const violatedCheck = z.object({
  code: z.literal('23514'),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
})

/** The library makes a violated CHECK an error of its own. */
function told(cause: unknown): unknown {
  const { data } = violatedCheck.safeParse(cause)
  return data ? refusal(400, { ...data, details: data.detail ?? null }) : cause
}

interface Said {
  readonly code: string
  readonly message: string
  readonly details?: string | null
  readonly hint?: string | null | undefined
}

/** An error that the library answers as it is. */
function refusal(status: number, { code, message, details = null, hint = null }: Said): Error {
  const error = new Error(JSON.stringify({ code, message, details, hint }))
  return Object.assign(error, { code: 'PGRST', detail: JSON.stringify({ status, headers: {} }) })
}

function refuseUnreadable(body: unknown): void {
  JSON.stringify(body, (_key, value: unknown) => {
    if (typeof value !== 'string') return value
    if (!value.isWellFormed()) throw refusal(400, { code: 'PGRST102', message: 'Empty or invalid json' })
    if (!value.includes('\0')) return value
    const details = String.raw`\u0000 cannot be converted to text.`
    throw refusal(400, { code: '22P05', message: 'unsupported Unicode escape sequence', details })
  })
}

/** What a row leaves out of the columns that are named is null, or the default if that is asked for. */
function withLeftOut(request: DataRequest): DataRequest {
  const { values, $meta } = request
  if (!$meta?.columns || !Array.isArray(values)) return request
  const leftOut = $meta.missing === 'default' ? undefined : null
  const blank = Object.fromEntries($meta.columns.map((name) => [name, leftOut]))
  return { ...request, values: values.map((row: object) => ({ ...blank, ...row })) }
}

/** PostgREST wants to be told which way is meant; the library takes a direct one. */
function refuseAmbiguous(from: string, { select = [], join = {} }: Embeds, schema: Schema): void {
  for (const [name, embed] of select.flatMap((entry) => Object.entries(entry))) {
    if (typeof embed !== 'object' || !('select' in embed)) continue
    const { from: target = name, hint } = join[name] ?? {}
    if (hint === undefined && isAmbiguous(from, target, schema)) {
      const pair = `'${from}' and '${target}'`
      const message = `Could not embed because more than one relationship was found for ${pair}`
      throw refusal(300, { code: 'PGRST201', message })
    }
    refuseAmbiguous(target, embed, schema)
  }
}

/** Whether a table refers to another, and a third one to both by its key. */
function isAmbiguous(one: string, other: string, { foreign_keys, primary_keys }: Schema): boolean {
  const pair = [one, other]
  return (
    foreign_keys.some(({ table, ref_table }) => pair.includes(table) && pair.includes(ref_table)) &&
    primary_keys.some(({ table, columns }) => {
      const keys = foreign_keys.filter((key) => key.table === table && columns.includes(key.column))
      const targets = keys.map(({ ref_table }) => ref_table)
      return !pair.includes(table) && pair.every((name) => targets.includes(name))
    })
  )
}

/** The library answers with a list where rows of other tables are embedded. */
async function oneObject(answered: Response): Promise<Response> {
  const { status } = answered
  const rows: unknown =
    status < 300 &&
    (await answered
      .clone()
      .json()
      .catch(() => null))
  if (!Array.isArray(rows)) return answered
  if (rows.length === 1) return Response.json(rows[0], { status })
  const message = 'Cannot coerce the result to a single JSON object'
  const details = `The result contains ${rows.length} rows`
  return Response.json({ code: 'PGRST116', message, details, hint: null }, { status: 406 })
}
