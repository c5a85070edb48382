import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useMutation } from '@tanstack/react-query'
import { changeMember } from '#renderer/entities/member/own-profile.ts'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useKeptForm } from '#renderer/session/use-kept-form.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { isSameForm, profileFormSchema, toForm, type ProfileForm } from './profile-form.ts'
import { updateProfile } from './api.ts'

const texts = copy.edit

/** Form of the own profile. Unsaved changes are kept until they are saved or discarded. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const drafts = useMember().part(profileDrafts)
  const [first] = useState(() => drafts.get('') ?? toForm(profile))
  const form = useForm<ProfileForm>({
    defaultValues: first,
    resolver: zodResolver(profileFormSchema),
    shouldFocusError: false,
  })
  const isChanged = useKeptForm(
    form,
    (values) => isSameForm(values, toForm(profile)),
    (values) => drafts.set('', values),
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
      drafts.set('', undefined)
      toasts.success(texts.saved)
      onSaved()
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  return { form, isChanged, save }
}

/** Unsaved changes of the member's profile, under ''; stored. */
export const profileDrafts = memberMap(
  'profile-draft',
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

/** Saves the own profile, visible at once everywhere. */
function useSaveProfile() {
  const member = useMember()
  return useMutation({
    mutationFn: (form: ProfileForm) => updateProfile(member.supabase, member.id, form),
    onSuccess: async (outcome) => {
      if (outcome.kind === 'saved') await changeMember(member, outcome.profile)
    },
  })
}
