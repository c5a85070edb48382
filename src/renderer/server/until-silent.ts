/**
 * Streams an answer part by part.
 * @param ask receives a signal to stop with
 * @param patience milliseconds without a byte after which the server counts as gone
 * @throws `TimeoutError` after that much silence; else what `ask` throws
 */
export async function* untilSilent(
  ask: (signal: AbortSignal) => Promise<AsyncIterable<Uint8Array<ArrayBuffer>>>,
  patience: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(silent()), patience)
  }
  try {
    wait()
    for await (const part of await ask(AbortSignal.any([signal, silence.signal]))) {
      wait()
      yield part
    }
  } finally {
    clearTimeout(timer)
  }
}

const silent = () => Object.assign(new Error('The server says no more'), { name: 'TimeoutError' })

/** Milliseconds without a byte of a picture after which the server counts as gone. */
const PATIENCE = 20_000

/** Downloads a stored picture as a whole. @throws as `untilSilent`, and if the server refuses it */
export async function download(address: string): Promise<Blob> {
  let type = ''
  const ask = async (signal: AbortSignal) => {
    const { ok, status, headers, body } = await fetch(address, { signal })
    if (!ok || !body) throw new Error(`The picture does not come: ${status}`)
    type = headers.get('content-type') ?? ''
    return body
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of untilSilent(ask, PATIENCE, new AbortController().signal)) parts.push(part)
  return new Blob(parts, { type })
}
