import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useKeptForm } from '#renderer/session/use-kept-form.ts'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { isSameForm, profileFormSchema, toForm, type ProfileForm } from './profile-form.ts'
import { profileDrafts } from './profile-drafts.ts'
import { useSaveProfile } from './use-save-profile.ts'

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
