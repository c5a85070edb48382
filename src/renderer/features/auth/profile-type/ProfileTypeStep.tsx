import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useSetAtom } from 'jotai'
import { takeFocus } from '#renderer/lib/focus.ts'
import { abandonSignIn } from '#renderer/session/leave.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import type { NewAccount } from '../auth-flow.ts'
import { copy, profileTypes, type ProfileType } from './copy.ts'
import { planets, TypeCard } from './TypeCard.tsx'
import { cardTitle, Step } from '../form-parts.tsx'
import { copy as codeCopy } from '../code/copy.ts'
import { authFlowAtom } from '../flow.ts'
import { saveProfileType } from './api.ts'

interface ProfileTypeStepProps {
  readonly account: NewAccount
  readonly onLeave: () => void
}

const choices = {
  border: 0,
  p: 0,
  m: 0,
  mt: { xs: 1.5, sm: 2.5 },
  display: 'grid',
  gridTemplateColumns: { lg: '1fr 1fr' },
  gap: { xs: 0.75, sm: 1.25 },
} as const

/** Step 2, after a successful sign-up (spec §2). */
export function ProfileTypeStep({ account, onLeave }: ProfileTypeStepProps) {
  const save = useSaveProfileType()
  const [type, setType] = useState<ProfileType | null>(null)
  const [missing, setMissing] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const [saving, setSaving] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // Not on the first type, which would look chosen.
  useEffect(() => {
    if (title.current) takeFocus(title.current)
  }, [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(type === null)
    if (type === null) return first.current?.focus()
    setSaving(true)
    await save(account, type)
    setSaving(false)
  }
  const choose = (chosen: ProfileType) => {
    setType(chosen)
    setMissing(false)
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      {type && <GlobalStyles styles={{ ':root': { '--arrival': planets[type] } }} />}
      <Step now={2} />
      <Typography ref={title} variant="h1" sx={cardTitle}>
        {copy.title}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {copy.created}
        </Box>{' '}
        {account.signedIn ? copy.ready : copy.checkMail}
      </Typography>
      <Box component="fieldset" aria-describedby={missing ? 'profile-type-error' : undefined} sx={choices}>
        <Typography component="legend" variant="subtitle1" sx={{ mb: 1.25, p: 0 }}>
          {copy.question}
        </Typography>
        {profileTypes.map(({ value, description }, index) => (
          <TypeCard
            key={value}
            type={value}
            description={description}
            input={{
              name: 'profile-type',
              checked: type === value,
              onChange: () => choose(value),
              ...(index === 0 && { ref: first }),
            }}
          />
        ))}
        {missing && (
          <FormHelperText error id="profile-type-error" role="alert" sx={{ gridColumn: '1 / -1' }}>
            {copy.missing}
          </FormHelperText>
        )}
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        sx={{ mt: 2.5 }}
        {...whileBusy(saving)}
      >
        {copy.submit}
      </Button>
      <Button color="inherit" fullWidth sx={{ mt: 1 }} onClick={onLeave}>
        {copy.otherAccount}
      </Button>
    </Box>
  )
}

/**
 * Saves the choice of step 2 and returns to the login (spec §2), or reports a failure and stays.
 * @returns resolves when the choice was saved or its failure was shown
 */
export function useSaveProfileType() {
  const toasts = useToasts()
  const onward = useToasts('frame')
  const dispatch = useSetAtom(authFlowAtom)
  return async (account: NewAccount, type: ProfileType): Promise<void> => {
    try {
      const { confirmed, username } = await saveProfileType(account, type)
      const givenName = username === account.username.trim() ? null : username
      // The session of a sign-up does not lead into the app: the member logs in (design §5).
      if (confirmed) await abandonSignIn()
      toasts.clear()
      onward.success(copy.saved.title, copy.saved.description)
      // If a code is asked for next, the assigned name is shown there.
      if (confirmed && givenName !== null) onward.info(codeCopy.givenName(givenName))
      dispatch({ type: 'profile_type_saved', confirmed, givenName })
    } catch (cause) {
      console.error('The profile type could not be saved', cause)
      toasts.error(copy.failed)
    }
  }
}
