import { z } from 'zod/mini'
import type { ServerConnection } from '#shared/bridge.ts'
import { certificateFault } from '../page/certificate-fault.ts'
import { RouteError } from '../route-error.ts'

const TIMEOUT_MS = 10_000

/** Public settings of a Supabase server; sign-in by e-mail is required. */
const settingsSchema = z.object({ external: z.object({ email: z.boolean() }) })

type Fetch = (url: string, options: RequestInit) => Promise<Response>

/**
 * Checks that a server answers, is a Supabase and accepts the key.
 * @throws {RouteError} `app.server_unreachable`, `app.certificate_…`, `app.server_key` or `app.server_unsuitable`
 */
export async function askServer({ url, publishableKey }: ServerConnection, fetch: Fetch): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: publishableKey },
    credentials: 'omit',
    // The stored address must be the one that answers, not one that redirects to it.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const fault = certificateFault(String(cause), null)
    if (fault) throw new RouteError(`app.certificate_${fault}`, String(cause), { cause })
    throw new RouteError('app.server_unreachable', 'the server does not answer', { cause })
  })
  if (answer.status === 401 || answer.status === 403)
    throw new RouteError('app.server_key', 'the server does not take the key')
  const settings: unknown = await answer.json().catch(() => null)
  if (!answer.ok || !settingsSchema.safeParse(settings).success)
    throw new RouteError('app.server_unsuitable', `what answers with ${answer.status} is no Supabase`)
}
