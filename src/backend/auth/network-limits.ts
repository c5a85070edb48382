import { authError, networkOf, type Handler } from '../http.ts'

/** Requests that one network may send at once (supabase/auth, internal/api/apilimiter/apilimiter.go). */
const BURST = 30

const FIVE_MINUTES = 300_000

/** Requests in five minutes after that, by route: `auth.rate_limit` of supabase/config.toml, and of second steps 15 a minute. */
export const networkLimits: Readonly<Record<string, number>> = {
  'POST /token': 150,
  'GET /verify': 30,
  'POST /verify': 30,
  'POST /signup': 30,
  'POST /otp': 30,
  'POST /magiclink': 30,
  'POST /recover': 30,
  'POST /resend': 30,
  'PUT /user': 30,
  'POST /factors/:id/challenge': 75,
  'POST /factors/:id/verify': 75,
}

/** Refuses what comes too fast from one network, where a proxy names it: clients of this machine come from none. */
export function withNetworkLimits(next: Handler): Handler {
  const networks = new Map<string, { left: number; at: number }>()
  return async (request) => {
    const { pathname } = new URL(request.url)
    const path = pathname.replace('/auth/v1', '').replace(/^\/factors\/[^/]+/, '/factors/:id')
    const rate = networkLimits[`${request.method} ${path}`]
    const network = networkOf(request)
    if (rate === undefined || network === '') return next(request)
    const key = `${path} ${network}`
    const at = Date.now()
    const former = networks.get(key) ?? { left: BURST, at }
    const left = Math.min(BURST, former.left + ((at - former.at) / FIVE_MINUTES) * rate)
    networks.set(key, { left: left < 1 ? left : left - 1, at })
    return left < 1 ? authError(429, 'over_request_rate_limit', 'Request rate limit reached') : next(request)
  }
}
