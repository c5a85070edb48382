import type { ChosenPlace } from '#shared/bridge.ts'
import { desktop, unwrap } from './desktop.ts'

/** Bytes written to disk at once, well below the limit of one bridge request. */
const PART = 1024 * 1024

interface Watching {
  readonly signal: AbortSignal
  /** Called with the number of bytes written so far. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Writes chunks of any size to the place the member chose: all of them, or nothing.
 * @throws what the chunks throw, the error of the disk, or the signal's reason
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
    // An empty file is a file too.
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
