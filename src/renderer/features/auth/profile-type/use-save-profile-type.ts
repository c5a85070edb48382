import { useSetAtom } from 'jotai'
import { signOut } from '#renderer/session/sign-out.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { NewAccount } from '../auth-flow.ts'
import { copy as codeCopy } from '../code/copy.ts'
import { authFlowAtom } from '../flow.ts'
import { copy, type ProfileType } from './copy.ts'
import { saveProfileType } from './api/save-profile-type.ts'

/**
 * Saves the choice of step 2 and returns to login (spec §2), or says that it failed and stays.
 * @returns resolves when the choice was saved or its failure was shown
 */
export function useSaveProfileType() {
  const toasts = useToasts()
  const dispatch = useSetAtom(authFlowAtom)
  return async (account: NewAccount, type: ProfileType): Promise<void> => {
    try {
      const { confirmed, username } = await saveProfileType(account, type)
      const givenName = username === account.username.trim() ? null : username
      // The session of a sign-up does not lead on: the member logs in (design §5).
      if (confirmed) await signOut()
      toasts.clear()
      toasts.success(copy.saved.title, copy.saved.description)
      // Where a code is asked for, it is told there.
      if (confirmed && givenName !== null) toasts.info(codeCopy.givenName(givenName))
      dispatch({ type: 'profile_type_saved', confirmed, givenName })
    } catch (cause) {
      console.error('The profile type could not be saved', cause)
      toasts.error(copy.failed)
    }
  }
}
