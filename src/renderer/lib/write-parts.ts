import type { ChosenPlace } from '#shared/bridge.ts'
import { desktop, unwrap } from './desktop.ts'

/** Bytes that go to the disk at once, well below what one request of the bridge may hold. */
const PART = 1024 * 1024

interface Watching {
  readonly signal: AbortSignal
  /** Hears how many bytes have been written. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Writes what comes, in parts of any size, to the place that the member chose: all of it, or nothing.
 * @throws what the parts throw, the error of the disk, or the signal's reason
 */
export async function writeParts(
  { token }: ChosenPlace,
  parts: AsyncIterable<Uint8Array>,
  { signal, onProgress }: Watching,
): Promise<void> {
  let written = 0
  const write = async (part: Uint8Array) => {
    await unwrap(desktop.files.writePart(token, part))
    written += part.byteLength
    onProgress(written)
  }
  try {
    for await (const part of parts)
      for (let from = 0; from < part.length; from += PART) await write(part.slice(from, from + PART))
    // An empty file is one, too.
    if (written === 0) await write(new Uint8Array())
    signal.throwIfAborted()
    await unwrap(desktop.files.finishParts(token))
  } catch (cause) {
    await discard(token)
    throw cause
  }
}

async function discard(token: string): Promise<void> {
  try {
    await unwrap(desktop.files.discardParts(token))
  } catch (cause) {
    console.warn('What was written of a file could not be removed', cause)
  }
}
