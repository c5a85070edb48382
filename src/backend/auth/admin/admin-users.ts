import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Keys } from '../../data-folder/keys.ts'
import { apiKeyOf, authError, jsonOf, type Handler } from '../../http.ts'
import { identifier, isKnownKey, senderOf } from '../identity.ts'
import { changeUser, createUser } from './write-users.ts'
import { deleteUser, findUser, listFactors, listUsers, removeFactor } from './users.ts'

const prefix = '/auth/v1/admin/users'

/**
 * Serves `auth.admin` of supabase-js for the secret key, which the library lacks: users are created, read, listed,
 * changed and deleted, and their factors listed and taken away, with the answers and error codes of a hosted project.
 */
export function withAdminUsers(next: Handler, connection: PgliteConnection, keys: Keys): Handler {
  const identify = identifier(keys)
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return next(request)
    // The library itself rejects callers without a key of this server, or with the secret key in a browser.
    const key = apiKeyOf(request)
    const isBrowser = /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i.test(request.headers.get('user-agent') ?? '')
    if (!isKnownKey(keys, key) || (isBrowser && key === keys.secretKey)) return next(request)
    // As on a hosted project, a member's token takes precedence over the key beside it.
    const sender = await senderOf(request, identify)
    if (!sender) return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
    if (sender.role !== 'service_role') return authError(403, 'not_admin', 'User not allowed')
    return serve(request, pathname.slice(prefix.length + 1), connection)
  }
}

/** Routes of one user. */
const ofUser = ['GET :id', 'PUT :id', 'DELETE :id', 'GET :id factors', 'DELETE :id factors :factor']

async function serve(request: Request, path: string, connection: PgliteConnection): Promise<Response> {
  const [id = '', part = '', factorId = ''] = path.split('/')
  const place = [id && ':id', part, factorId && ':factor'].filter(Boolean).join(' ')
  const route = `${request.method} ${place}`.trim()
  if (route === 'GET') return listUsers(connection, new URL(request.url))
  if (route === 'POST') return createUser(connection, await jsonOf(request))
  if (!ofUser.includes(route))
    return new Response(null, {
      status: 405,
      headers: { allow: id === '' ? 'GET, POST' : 'GET, PUT, DELETE' },
    })
  const user = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? await findUser(connection.kysely, id)
    : null
  if (user === null) {
    return id.includes('-') && id.length === 36
      ? authError(404, 'user_not_found', 'User not found')
      : authError(404, 'validation_failed', 'user_id must be an UUID')
  }
  if (route === 'GET :id') return Response.json(user)
  if (route === 'GET :id factors') return listFactors(connection, user.id)
  if (route === 'DELETE :id factors :factor') return removeFactor(connection, user.id, factorId)
  if (route === 'PUT :id') return changeUser(connection, user, await jsonOf(request))
  return deleteUser(connection, user.id, await jsonOf(request))
}
