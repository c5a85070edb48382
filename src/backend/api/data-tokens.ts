import { jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../data-folder/keys.ts'
import { isApiKey, type Handler } from '../http.ts'

/** Seconds after its end in which PostgREST still takes a token, since clocks differ. */
const GRACE = 30

/**
 * Reads tokens of the data API as PostgREST does: one that has just ended is taken, and one that is none is refused,
 * where the library takes its bearer for nobody.
 */
export function withDataTokens(next: Handler, { jwtSecret }: Keys): Handler {
  const key = new TextEncoder().encode(jwtSecret)
  return async (request) => {
    const [, token] = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    const isData = new URL(request.url).pathname.startsWith('/rest/v1/')
    if (!isData || token === undefined || isApiKey(token)) return next(request)
    const parts = token.split('.').length
    if (parts !== 3) {
      const message = `Expected 3 parts in JWT; got ${parts}`
      return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 })
    }
    const options = { algorithms: ['HS256'], clockTolerance: GRACE }
    const { exp, ...claims } = await jwtVerify(token, key, options).then(
      ({ payload }) => payload,
      () => ({ exp: undefined }),
    )
    if (exp === undefined || exp * 1_000 > Date.now()) return next(request)
    const longer = new SignJWT({ ...claims, exp: exp + 2 * GRACE }).setProtectedHeader({ alg: 'HS256' })
    request.headers.set('authorization', `Bearer ${await longer.sign(key)}`)
    return next(request)
  }
}
