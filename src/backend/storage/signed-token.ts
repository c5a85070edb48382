import { jwtVerify } from 'jose'
import { storageError } from '../http.ts'

/** Refuses a missing, forged or expired token of a signed address; the library would answer 500. */
export async function tokenRefusal(request: Request, jwtSecret: string): Promise<Response | null> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  try {
    await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] })
    return null
  } catch (cause) {
    return storageError(400, 'InvalidJWT', cause instanceof Error ? cause.message : 'Invalid token')
  }
}
