import { isIP } from 'node:net'

/** Answers one HTTP request: the library itself, or something wrapped around it. */
export type Handler = (request: Request) => Promise<Response>

/** An error in the form of the auth server. */
export function authError(status: number, error_code: string, msg: string, more: object = {}): Response {
  return Response.json(
    { code: status, error_code, msg, ...more },
    { status, headers: { 'x-sb-error-code': error_code } },
  )
}

/** The body of a request as JSON; `null` if it is not JSON. The request stays readable for the handler. */
export async function jsonOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => null)
}

/** The API key of a request. */
export const apiKeyOf = (request: Request): string | null =>
  request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')

/** The token of the session that asks, unchecked; empty if there is none. */
export const tokenOf = ({ headers }: Request): string =>
  headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''

/** The network that a proxy saw the client in; empty for a client of this machine, which comes without a proxy. */
export const networkOf = ({ headers }: Request): string =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => each.trim())
    .find((each) => isIP(each)) ?? ''

/** Whether a token is an API key, which the client library sends while nobody is signed in. */
export const isApiKey = (token: string): boolean => token.startsWith('sb_')

/** The same client's request, for another route or with another body. */
export function postOf(request: Request, pathname: string, body: unknown): Request {
  return new Request(new URL(pathname, request.url), {
    method: 'POST',
    headers: {
      apikey: apiKeyOf(request) ?? '',
      'content-type': 'application/json',
      'x-forwarded-for': networkOf(request),
    },
    body: JSON.stringify(body),
  })
}
