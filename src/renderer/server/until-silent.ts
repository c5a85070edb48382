/**
 * What arrives of an answer, part by part.
 * @param ask gets a signal to stop by
 * @param patience milliseconds without a byte after which the server counts as gone
 * @throws `TimeoutError` once it has said nothing for that long; else what `ask` does
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
