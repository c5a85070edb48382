import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { changeMember } from '#renderer/entities/member/own-profile.ts'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useKeptForm } from '#renderer/session/use-kept-form.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { isSameForm, profileFormSchema, toForm, type ProfileForm } from './profile-form.ts'
import { updateProfile } from './api.ts'

const texts = copy.edit

/** The own profile in fields. What differs from what is saved is kept until it is saved or discarded. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const { id } = profile
  const [first] = useState(() => profileDrafts.get(id) ?? toForm(profile))
  const form = useForm<ProfileForm>({
    defaultValues: first,
    resolver: zodResolver(profileFormSchema),
    shouldFocusError: false,
  })
  const isChanged = useKeptForm(
    form,
    (values) => isSameForm(values, toForm(profile)),
    (values) => profileDrafts.set(id, values),
  )
  const { mutateAsync } = useSaveProfile()
  const toasts = useToasts()
  const reportFailure = useReportFailure()

  const refuseName = (message: string, cause: unknown) => {
    reportFailure(texts.failed, cause)
    form.setError('username', { message }, { shouldFocus: true })
  }
  const save = async (typed: ProfileForm) => {
    try {
      const outcome = await mutateAsync(typed)
      if (outcome.kind === 'name-taken') return refuseName(texts.usernameTaken, outcome.cause)
      if (outcome.kind === 'name-refused') return refuseName(texts.usernameShape, outcome.cause)
      profileDrafts.set(id, undefined)
      toasts.success(texts.saved)
      onSaved()
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  return { form, isChanged, save }
}

/** What members have changed of their profile and not saved yet, by their id; kept across restarts. */
export const profileDrafts = createStoredMap(
  'profile-draft/',
  z.object({
    username: z.string(),
    bio: z.string(),
    city: z.string(),
    academic_background: z.string(),
    professional_background: z.string(),
    user_type: z.string(),
    birth_year: z.string(),
    is_creator: z.boolean(),
  }),
)

/** Saves the own profile; what changed shows at once wherever the member stands. */
function useSaveProfile() {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: (form: ProfileForm) => updateProfile(userId, form),
    onSuccess: async (outcome) => {
      if (outcome.kind === 'saved') await changeMember(outcome.profile)
    },
  })
}
