/** Answers one HTTP request: the library itself, or something wrapped around it. */
export type Handler = (request: Request) => Promise<Response>

/** An error as the Storage API answers it: HTTP 400 with the real status inside. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 })
}
