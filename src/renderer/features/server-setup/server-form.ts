import { z } from 'zod'
import { copy } from './copy.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Reads the role inside an old-style key (a JWT); `null` for keys of the new style and for anything unreadable. */
function roleOf(key: string): string | null {
  try {
    const payload = key.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return z.object({ role: z.string() }).parse(claims).role
  } catch {
    return null
  }
}

const isSecret = (key: string): boolean => key.startsWith('sb_secret_') || roleOf(key) === 'service_role'

const url = z
  .string()
  .trim()
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), copy.urlInvalid)
  .refine((text) => {
    if (!URL.canParse(text)) return true
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' || LOOPBACK.has(hostname)
  }, copy.urlInsecure)

const publishableKey = z
  .string()
  .trim()
  .min(1, copy.keyMissing)
  .refine((key) => !isSecret(key), copy.keySecret)

/** What the first-run screen asks for (design §3). A secret key is refused: it would end up on every member's disk. */
export const serverForm = z.object({ url, publishableKey })

export type ServerForm = z.infer<typeof serverForm>
