/** Everything but the ready line goes to stderr: programs read stdout (design §3). */
export function log(message: string): void {
  process.stderr.write(`[backend] ${message}\n`)
}

/** Logs a failure that the backend survives, with its cause. */
export function logFailure(what: string, cause: unknown): void {
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  log(`${what}: ${reason}`)
}
