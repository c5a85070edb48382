import { errorFields, isRateLimited, isUnreachable } from '#renderer/server/errors.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/** A device that shows the codes of the member's second step. */
export interface Device {
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly addedAt: string
}

/**
 * The devices of the member's second step, the oldest first.
 * @throws the server's error
 */
export async function readDevices({ auth }: Supabase): Promise<readonly Device[]> {
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  return data.totp.map(({ id, friendly_name = '', created_at }) => ({
    id,
    name: friendly_name,
    addedAt: created_at,
  }))
}

/** A device that is not in force before its first code. Its secret is shown this once. */
export interface NewDevice {
  readonly id: string
  /** In base 32, to be typed. */
  readonly secret: string
  /** The same as an address, to be scanned. */
  readonly uri: string
}

/**
 * Why a device was not added or removed: its name is `taken`, there are as many as there may be (`full`), the session has
 * lost its own second step (`unconfirmed`), or as for other calls.
 */
export type DeviceRefusal = 'taken' | 'full' | 'unconfirmed' | 'limited' | 'unreachable' | 'failed'

/** Begins to add a device. What was begun before and never finished makes room for it. */
export async function beginDevice(supabase: Supabase, name: string): Promise<NewDevice | DeviceRefusal> {
  const begun = await enroll(supabase, name)
  const isInTheWay = begun === 'full' || begun === 'taken'
  return isInTheWay && (await removeUnfinished(supabase)) ? enroll(supabase, name) : begun
}

async function enroll({ auth }: Supabase, name: string): Promise<NewDevice | DeviceRefusal> {
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: SITE_NAME,
  })
  if (error) return refusalOf(error)
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri }
}

/** By the database: the auth server would tell the member of each by mail. @returns whether there were any */
async function removeUnfinished(supabase: Supabase): Promise<boolean> {
  const { data, error } = await supabase.rpc('forget_unfinished_devices')
  if (error) console.warn('Unfinished devices could not be removed', error)
  return data ?? false
}

/**
 * Takes a device away. The session is renewed at once: it is worth no more than a password if it began with this device.
 * @returns why it was refused; `null` once it is gone
 */
export async function removeDevice({ auth }: Supabase, id: string): Promise<DeviceRefusal | null> {
  const { error } = await auth.mfa.unenroll({ factorId: id })
  // An answer that was lost before.
  if (error && errorFields(error).code !== 'mfa_factor_not_found') return refusalOf(error)
  const renewed = await auth.refreshSession()
  if (renewed.error) console.warn('The session could not be renewed', renewed.error)
  return null
}

const known: Readonly<Record<string, DeviceRefusal>> = {
  mfa_factor_name_conflict: 'taken',
  too_many_enrolled_mfa_factors: 'full',
  insufficient_aal: 'unconfirmed',
}

function refusalOf(error: Error): DeviceRefusal {
  if (isUnreachable(error)) return 'unreachable'
  if (isRateLimited(error)) return 'limited'
  const refusal = known[String(errorFields(error).code)]
  if (refusal === undefined) console.warn('A device of the second step was refused', error)
  return refusal ?? 'failed'
}
