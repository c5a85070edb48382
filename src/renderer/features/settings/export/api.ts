import { untilSilent } from '#renderer/server/until-silent.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { ownAccess } from '../api.ts'

/** Milliseconds without a byte after which the server counts as gone. It may take 30 seconds before the first one. */
const PATIENCE = 60_000

const OPENING_BRACE = 0x7b

/**
 * Everything the server stores about a member, as JSON, in chunks as they arrive: it may be too large for memory.
 * @throws the server's error; `TypeError` for a lost connection, `TimeoutError`, `AbortError`
 */
export async function* readMyData(supabase: Supabase, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const ask = (cut: AbortSignal) => askForData(supabase, cut)
  let isFirst = true
  for await (const part of untilSilent(ask, PATIENCE, signal)) {
    // `null` means that the account no longer exists.
    if (isFirst && part[0] !== OPENING_BRACE) throw new Error('There is nobody to tell of')
    isFirst = false
    yield part
  }
}

async function askForData(
  supabase: Supabase,
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
    body: '{}',
    signal,
  })
  if (response.ok && response.body) return response.body
  const { status } = response
  const told = (await response.json().catch(() => ({}))) as object
  throw Object.assign(new Error(`The data is not given: ${status}`), told, { status })
}
