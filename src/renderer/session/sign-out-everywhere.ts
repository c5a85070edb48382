import { endOtherSessions } from './api.ts'
import { signOut } from './sign-out.ts'

/**
 * Ends the sessions of all devices, this one last: where the server does not take part, the member can try again.
 * @returns whether it did
 */
export async function signOutEverywhere(): Promise<boolean> {
  if (!(await endOtherSessions())) return false
  await signOut()
  return true
}
