import type { ChosenPlace } from '#shared/bridge.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { readMyData } from './api/read-my-data.ts'

interface Watching {
  readonly signal: AbortSignal
  /** Hears how many bytes have been written. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Reads the member's data and writes it to the place that they chose: all of it, or nothing.
 * @throws the server's error, or that of the disk
 */
export async function saveMyData({ token }: ChosenPlace, { signal, onProgress }: Watching): Promise<void> {
  let written = 0
  try {
    for await (const part of readMyData(signal)) {
      await unwrap(desktop.files.writePart(token, part))
      written += part.byteLength
      onProgress(written)
    }
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
    console.warn('What was written of the data could not be removed', cause)
  }
}
