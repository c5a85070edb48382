/**
 * Runs a task one at a time. A call during a run asks for exactly one more run afterwards, however many calls
 * there are, so no wish to run is lost and none piles up.
 * @param task must not reject; it deals with its own errors
 * @returns a function whose promise settles after a run that began at or after the call
 */
export function singleFlight(task: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  const start = (): Promise<void> => {
    current = task().finally(() => {
      current = undefined
    })
    return current
  }

  return () => {
    if (!current) return start()
    next ??= current.then(() => {
      next = undefined
      return start()
    })
    return next
  }
}
