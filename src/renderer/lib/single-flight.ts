/**
 * Runs a task one at a time. Calls during a run cause exactly one more run afterwards, however many there are.
 * @param task must not reject; it handles its own errors
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
