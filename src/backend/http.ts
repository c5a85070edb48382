/** Answers one HTTP request: the library itself, or something wrapped around it. */
export type Handler = (request: Request) => Promise<Response>

/** An error as the Storage API answers it: HTTP 400 with the real status inside. */
export function storageError(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 })
}

/** An error as the auth server answers it. */
export function authError(status: number, error_code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code, msg },
    { status, headers: { 'x-sb-error-code': error_code } },
  )
}

/** The body of a request as JSON, which stays readable for whoever answers; `null` where it is none. */
export async function jsonOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => null)
}

/** The API key that a request came with. */
export const apiKeyOf = (request: Request): string | null =>
  request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')

/** The request of the same client to another route, or with another body. */
export function postOf(request: Request, pathname: string, body: unknown): Request {
  return new Request(new URL(pathname, request.url), {
    method: 'POST',
    headers: { apikey: apiKeyOf(request) ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
