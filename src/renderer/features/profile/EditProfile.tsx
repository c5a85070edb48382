import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Suspense, useId, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Profile } from '#renderer/entities/member/profile.ts'
import type { Verdict } from '#renderer/entities/member/UsernameCheck.tsx'
import { useFocusOnWrong } from '#renderer/lib/focus.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useLeaveGuard } from '#renderer/lib/use-leave-guard.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { registerField } from '#renderer/ui/fields/register-field.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy, userTypes } from './copy.ts'
import { profileDrafts, useProfileForm } from './use-profile-form.ts'
import type { ProfileForm } from './profile-form.ts'

interface EditProfileProps {
  readonly profile: Profile
  /** It begins as the member asks for it, and not with what was left unsaved last time. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

const texts = copy.edit

const labels = {
  bio: texts.bio,
  city: copy.about.city,
  birth_year: texts.birthYear,
  academic_background: copy.about.academic,
  professional_background: copy.about.professional,
  user_type: copy.about.userType,
}

/** The own profile while it is being changed: all fields of spec §7. */
export function EditProfile({ profile, takesFocus, onClose }: EditProfileProps) {
  const { form, isChanged, save } = useProfileForm(profile, onClose)
  const { isSubmitting, submitCount } = form.formState
  const root = useFocusOnWrong(submitCount)
  const discard = useDiscard(onClose)
  useLeaveGuard(isChanged, () => discard(texts.leaveTitle, texts.leave))
  const types = useId()
  const field = (name: keyof typeof labels) => ({ ...registerField(form, name), label: labels[name] })
  const cancel = () => (isChanged ? void discard(texts.discardTitle, texts.discard) : onClose())
  return (
    <Panel title={texts.title}>
      <Box
        component="form"
        ref={root}
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        sx={{ display: 'grid', gap: 2, mt: 1 }}
      >
        <UsernameField form={form} own={profile.username} takesFocus={takesFocus} />
        <TextField {...field('bio')} multiline minRows={3} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          }}
        >
          <TextField {...field('city')} autoComplete="address-level2" />
          <TextField
            {...field('birth_year')}
            type="number"
            slotProps={{ htmlInput: { min: 1900, max: new Date().getFullYear() } }}
          />
        </Box>
        <TextField {...field('academic_background')} multiline />
        <TextField {...field('professional_background')} multiline />
        <TextField {...field('user_type')} slotProps={{ htmlInput: { list: types } }} />
        <datalist id={types}>
          {userTypes.map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
        <FormControlLabel
          control={<Checkbox {...form.register('is_creator')} checked={form.watch('is_creator')} />}
          label={texts.creator}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button color="inherit" onClick={cancel} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" {...whileBusy(isSubmitting)}>
            {texts.save}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}

/** Asks before what was changed is lost. @returns whether it is gone */
function useDiscard(onClose: () => void) {
  const drafts = useMember().part(profileDrafts)
  const confirm = useConfirm()
  return async (title: string, confirmLabel: string) => {
    if (!(await confirm({ title, description: texts.leaveText, confirmLabel, destructive: true })))
      return false
    drafts.set('', undefined)
    onClose()
    return true
  }
}

interface UsernameFieldProps {
  readonly form: UseFormReturn<ProfileForm>
  /** The name that the member has. */
  readonly own: string
  readonly takesFocus: boolean
}

// In a file of its own, or the login would come in more files.
const UsernameVerdict = lazyComponent(
  () => import('#renderer/entities/member/UsernameCheck.tsx'),
  'UsernameVerdict',
)

/** The name of the member, with whether another is free and what else is. */
function UsernameField({ form, own, takesFocus }: UsernameFieldProps) {
  const name = useWatch({ control: form.control, name: 'username' })
  const [verdict, setVerdict] = useState<Verdict>(null)
  const choose = (chosen: string) => {
    form.setValue('username', chosen, { shouldValidate: true })
    // The offers go with their cause.
    form.setFocus('username')
  }
  return (
    <>
      <TextField
        {...registerField(form, 'username', verdict?.helperText)}
        {...(verdict?.error && verdict)}
        label={copy.edit.username}
        autoComplete="username"
        autoFocus={takesFocus}
      />
      <Suspense>
        <UsernameVerdict typed={name} isOwn={name.trim() === own} onVerdict={setVerdict} onChoose={choose} />
      </Suspense>
    </>
  )
}
