import { endOtherSessions } from '#renderer/session/api.ts'
import { savePassword, type PasswordRefusal } from './api/save-password.ts'

/**
 * Gives the signed-in member a new password and ends the sessions of their other devices.
 * @returns why it was not taken, `null` once it is saved
 */
export async function replacePassword(password: string): Promise<PasswordRefusal | null> {
  const refusal = await savePassword(password)
  // A hosted project has done so by itself.
  if (refusal === null) await endOtherSessions()
  return refusal
}
