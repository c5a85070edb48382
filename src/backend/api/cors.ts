import type { Handler } from '../http.ts'

const exposed = 'content-range, content-location, preference-applied, x-supabase-api-version'

/**
 * Allows calls from the app's window, whatever its origin. The keys protect the API, as on a hosted project; the
 * library itself answers preflights of `/auth/v1` without the headers that supabase-js sends.
 */
export function withCors(next: Handler): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request)
    const response = await next(request)
    const headers = new Headers(response.headers)
    headers.set('access-control-allow-origin', '*')
    headers.set('access-control-expose-headers', exposed)
    headers.delete('access-control-allow-credentials')
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '600',
    },
  })
}
