import type { ChosenPlace } from '#shared/bridge.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'

interface Watching {
  readonly signal: AbortSignal
  /** Hears how many bytes have been written. */
  readonly onProgress: (bytes: number) => void
}

/** Bytes that go to the disk at once. */
const PART = 1024 * 1024

/**
 * Reads a file and writes it to the place that the member chose: all of it, or nothing.
 * @throws the server's error, or that of the disk
 */
export async function saveFile(address: string, { token }: ChosenPlace, watching: Watching): Promise<void> {
  const { signal, onProgress } = watching
  let written = 0
  const write = async (part: Uint8Array) => {
    await unwrap(desktop.files.writePart(token, part))
    written += part.byteLength
    onProgress(written)
  }
  try {
    const response = await fetch(address, { signal })
    if (!response.ok || !response.body) throw new Error(`The file cannot be read: ${response.status}`)
    let isBegun = false
    for await (const chunk of response.body) {
      for (let from = 0; from < chunk.length; from += PART) await write(chunk.slice(from, from + PART))
      isBegun = true
    }
    if (!isBegun) await write(new Uint8Array())
    signal.throwIfAborted()
    await unwrap(desktop.files.finishParts(token))
  } catch (cause) {
    await unwrap(desktop.files.discardParts(token)).catch((left: unknown) =>
      console.warn('What was written of a file could not be removed', left),
    )
    throw cause
  }
}
