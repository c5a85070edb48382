import { useSetAtom } from 'jotai'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { saveProfileType } from '../api/save-profile-type.ts'
import { copy, type ProfileType } from '../copy.ts'
import type { AuthEvent, NewAccount } from '../model/auth-flow.ts'
import { registeringAtom } from './registering.ts'

/** Saves the choice of step 2 and returns to login (spec §2), or says that it failed and stays. */
export function useSaveProfileType(dispatch: (event: AuthEvent) => void) {
  const toasts = useToasts()
  const setRegistering = useSetAtom(registeringAtom)
  return async (account: NewAccount, type: ProfileType): Promise<void> => {
    try {
      await saveProfileType(account, type)
    } catch (cause) {
      console.error('The profile type could not be saved', cause)
      return toasts.error(copy.profileType.failed)
    }
    setRegistering(false)
    toasts.success(copy.profileType.saved.title, copy.profileType.saved.description)
    dispatch({ type: 'profile_type_saved' })
  }
}
