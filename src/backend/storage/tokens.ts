import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { identityOf, keyIdentity, type Identity } from '../auth/identity.ts'
import type { Keys } from '../data-folder/keys.ts'
import { isApiKey, tokenOf } from '../http.ts'
import { denied, invalid, malformed } from './refusals.ts'

type Scope = 'upload' | 'download'

/** The Storage API itself, which no policy holds. */
export const service = keyIdentity('service_role')

/** Reads the tokens of callers and of signed addresses, and makes the latter. All rejections are a `Refusal`. */
export class Tokens {
  readonly #secretKey: string
  readonly #secret: Uint8Array

  constructor({ jwtSecret, secretKey }: Keys) {
    this.#secretKey = secretKey
    this.#secret = new TextEncoder().encode(jwtSecret)
  }

  async #verified(token: string): Promise<JWTPayload> {
    return (await jwtVerify(token, this.#secret, { algorithms: ['HS256'] })).payload
  }

  /** Whose request it is. The key, which the client library sends as the token while nobody is signed in, is nobody. */
  async caller(request: Request): Promise<Identity> {
    const token = tokenOf(request) || request.headers.get('apikey')
    if (token === null) throw malformed("headers must have required property 'authorization'")
    if (isApiKey(token)) return token === this.#secretKey ? service : keyIdentity('anon')
    try {
      return identityOf(await this.#verified(token))
    } catch (cause) {
      throw denied(cause instanceof Error ? cause.message : 'Invalid token')
    }
  }

  async sign(scope: Scope, url: string, seconds: number, claims: JWTPayload = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    return new SignJWT({ ...claims, url, scope })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(this.#secret)
  }

  /** The claims of the token of a signed address, which must have been made for that place. */
  async signed(scope: Scope, token: string | null, place: string): Promise<JWTPayload> {
    if (token === null) throw malformed("querystring must have required property 'token'")
    const claims = await this.#verified(token).catch((cause: unknown) => {
      throw invalid('InvalidJWT', cause instanceof Error ? cause.message : 'Invalid token')
    })
    // A token without a scope is let through to fail at its address, as there.
    if ((claims['scope'] ?? 'download') !== scope) {
      throw invalid('InvalidSignature', `Token is not scoped for ${scope}`)
    }
    if (claims['url'] !== place) throw invalid('InvalidSignature', 'Invalid signature')
    return claims
  }
}
