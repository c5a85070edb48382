import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { changeMember } from '#renderer/entities/member/own-profile.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { updateProfile } from './api/update-profile.ts'
import type { ProfileForm } from './profile-form.ts'

/** Saves the own profile; what changed shows at once wherever the member stands. */
export function useSaveProfile() {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: (form: ProfileForm) => updateProfile(userId, form),
    onSuccess: async (outcome) => {
      if (outcome.kind === 'saved') await changeMember(outcome.profile)
    },
  })
}
