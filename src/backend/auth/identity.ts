import { errors, jwtVerify, type JWTPayload } from 'jose'
import type { Keys } from '../data-folder/keys.ts'
import { apiKeyOf, isApiKey, tokenOf } from '../http.ts'

/** On whose behalf the database is asked. */
export interface Identity {
  readonly role: string
  /** Null for an API key. */
  readonly userId: string | null
  readonly claims: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970; null for API keys, which do not expire. */
  readonly expiresAt: number | null
}

/** An invalid token, with the code and message of a hosted project. */
export class InvalidToken extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Resolves the identity of a token or API key; supabase-js sends its key as the token while nobody is signed in.
 * Rejects with InvalidToken.
 */
export type Identify = (token: string | null, apiKey: string) => Promise<Identity>

export function identifier({ jwtSecret, secretKey }: Keys): Identify {
  const key = new TextEncoder().encode(jwtSecret)
  return async (token, apiKey) => {
    if (token === null || isApiKey(token)) return keyIdentity(apiKey === secretKey ? 'service_role' : 'anon')
    return identityOf(await verified(token, key))
  }
}

/** Whether it is one of the two API keys. */
export const isKnownKey = ({ publishableKey, secretKey }: Keys, key: string | null): boolean =>
  key === publishableKey || key === secretKey

/** Who sends a request; null if its token is none. */
export const senderOf = (request: Request, identify: Identify): Promise<Identity | null> =>
  identify(tokenOf(request) || null, apiKeyOf(request) ?? '').catch((cause: unknown) => {
    if (cause instanceof InvalidToken) return null
    throw cause
  })

/** What is said of a token that has ended, at that many milliseconds since 1970. */
export function expired(end: number): string {
  return `Token has expired ${Math.floor((Date.now() - end) / 1_000)} seconds ago`
}

/** The bearer of an API key. */
export const keyIdentity = (role: 'anon' | 'service_role'): Identity => ({
  role,
  userId: null,
  claims: { role },
  expiresAt: null,
})

/** The bearer of a token with those claims. */
export const identityOf = (claims: JWTPayload): Identity => ({
  role: String(claims['role'] ?? 'anon'),
  userId: claims.sub ?? null,
  claims,
  expiresAt: (claims.exp ?? 0) * 1_000,
})

async function verified(token: string, key: Uint8Array): Promise<JWTPayload> {
  try {
    const options = { algorithms: ['HS256'], requiredClaims: ['role', 'exp'] }
    return (await jwtVerify(token, key, options)).payload
  } catch (cause) {
    throw refusalOf(cause)
  }
}

function refusalOf(cause: unknown): InvalidToken {
  if (cause instanceof errors.JWTExpired) {
    return new InvalidToken('InvalidJWTToken', expired((cause.payload.exp ?? 0) * 1_000))
  }
  if (cause instanceof errors.JWSSignatureVerificationFailed) {
    return new InvalidToken('JwtSignatureError', 'Failed to validate JWT signature')
  }
  if (cause instanceof errors.JWTClaimValidationFailed) {
    return new InvalidToken('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')
  }
  return new InvalidToken('MalformedJWT', 'The token provided is not a valid JWT')
}
