import { jwtVerify } from 'jose'
import type { Keys } from '../data-folder/keys.ts'

/** On whose behalf a channel listens; every row is re-read with these claims before it is delivered. */
export interface Identity {
  readonly role: string
  readonly userId: string | null
  readonly claims: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970, null for the API keys, which do not expire. */
  readonly expiresAt: number | null
}

/** Reads who a token or API key stands for. Rejects when the token is forged or expired. */
export type Identify = (token: string | null, apiKey: string) => Promise<Identity>

function keyIdentity(role: string): Identity {
  return { role, userId: null, claims: { role }, expiresAt: null }
}

/** supabase-js sends the API key as token while nobody is signed in. */
export function identifier({ jwtSecret, secretKey }: Keys): Identify {
  const key = new TextEncoder().encode(jwtSecret)
  return async (token, apiKey) => {
    const credential = token ?? apiKey
    if (credential.startsWith('sb_')) return keyIdentity(credential === secretKey ? 'service_role' : 'anon')
    const { payload } = await jwtVerify(credential, key, { algorithms: ['HS256'], requiredClaims: ['exp'] })
    return {
      role: typeof payload['role'] === 'string' ? payload['role'] : 'anon',
      userId: payload.sub ?? null,
      claims: payload,
      expiresAt: (payload.exp ?? 0) * 1_000,
    }
  }
}

/** Channels with the same subject see the same rows, so that a row is read once for all of them. */
export function subjectOf({ role, userId }: Identity): string {
  return `${role}:${userId ?? ''}`
}

export function hasExpired({ expiresAt }: Identity): boolean {
  return expiresAt !== null && expiresAt <= Date.now()
}
