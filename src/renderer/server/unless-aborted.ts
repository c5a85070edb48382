/** Waits for a promise, or for a signal, whose reason is then thrown. */
export async function unlessAborted<Result>(
  signal: AbortSignal | null | undefined,
  coming: Promise<Result>,
): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const fail = () => reject(signal?.reason as Error)
  if (signal?.aborted) fail()
  else signal?.addEventListener('abort', fail)
  try {
    return await Promise.race([aborted, coming])
  } finally {
    signal?.removeEventListener('abort', fail)
  }
}
