/** Logs to stderr: programs read the ready line on stdout (design §3). */
export function log(message: string): void {
  process.stderr.write(`[backend] ${message}\n`)
}

/** Logs a failure that does not end the backend, with its cause. */
export function logFailure(what: string, cause: unknown): void {
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  log(`${what}: ${reason}`)
}
