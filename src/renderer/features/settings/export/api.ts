import { z } from 'zod/mini'
import { secondsToWait } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { unlessAborted } from '#renderer/server/unless-aborted.ts'
import { untilSilent } from '#renderer/server/until-silent.ts'
import { ownAccess } from '../api.ts'

/** Milliseconds without a byte after which the server counts as gone. It may take 30 seconds before the first one. */
const PATIENCE = 60_000

/** Seconds. While others export, the next page is asked for again after so long a wait; a longer one the member is told. */
const LONGEST_WAIT = 15
/** How often in a row. */
const REPEATS = 8

/** Some rows of what the server stores about a member; `next` is where the following page begins. */
const Page = z.looseObject({
  parts: z.array(z.object({ part: z.string(), rows: z.array(z.unknown()) })),
  next: z.nullable(z.array(z.nullable(z.string()))),
})
type Page = z.infer<typeof Page>

/**
 * Everything the server stores about a member, as the text of one JSON object, in chunks: it may be too large for memory. The
 * account is in the first page; each table is an array, which may go on in the next page.
 * @throws the server's error; `TypeError` for a lost connection, `TimeoutError`, `AbortError`
 */
export async function* readMyData(supabase: Supabase, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let open: string | undefined
  let after: Page['next'] = null
  do {
    const { parts, next, ...account } = await readPage(supabase, after, signal)
    if (after === null) yield encoder.encode(JSON.stringify(account).slice(0, -1))
    for (const { part, rows } of parts) {
      const text = rows.map((row) => JSON.stringify(row)).join(',')
      const isMore = part === open
      if (isMore && text !== '') yield encoder.encode(`,${text}`)
      if (!isMore) yield encoder.encode(`${open === undefined ? '' : ']'},${JSON.stringify(part)}:[${text}`)
      open = part
    }
    after = next
  } while (after !== null)
  yield encoder.encode(']}')
}

/** Asks again while the server serves too many others at once. */
async function readPage(supabase: Supabase, after: Page['next'], signal: AbortSignal): Promise<Page> {
  for (let repeated = 0; ; repeated += 1) {
    try {
      return await askForPage(supabase, after, signal)
    } catch (cause) {
      const seconds = secondsToWait(cause)
      if (seconds === undefined || seconds > LONGEST_WAIT || repeated === REPEATS) throw cause
      await unlessAborted(signal, new Promise((resolve) => setTimeout(resolve, seconds * 1_000)))
    }
  }
}

async function askForPage(supabase: Supabase, after: Page['next'], signal: AbortSignal): Promise<Page> {
  const ask = (cut: AbortSignal) => askForData(supabase, after, cut)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of untilSilent(ask, PATIENCE, signal)) parts.push(part)
  const page = JSON.parse(await new Blob(parts).text()) as unknown
  // It means that the account no longer exists.
  if (page === null) throw new Error('There is nobody to tell of')
  return Page.parse(page)
}

async function askForData(
  supabase: Supabase,
  after: Page['next'],
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { server, token } = await ownAccess(supabase)
  const response = await fetch(`${server.url}/rest/v1/rpc/export_my_data`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ after }),
    signal,
  })
  if (response.ok && response.body) return response.body
  const { status } = response
  const told = (await response.json().catch(() => ({}))) as object
  throw Object.assign(new Error(`The data is not given: ${status}`), told, { status })
}
