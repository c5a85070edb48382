/** Where main reports errors, always with their cause. */
export interface Log {
  warn(message: string, cause?: unknown): void
  error(message: string, cause?: unknown): void
}

export const consoleLog: Log = {
  warn: (message, cause) => console.warn(`[main] ${message}`, ...(cause === undefined ? [] : [cause])),
  error: (message, cause) => console.error(`[main] ${message}`, ...(cause === undefined ? [] : [cause])),
}
