import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { copy as memberCopy } from '#renderer/entities/member/copy.ts'
import { useUsernameOffer } from '#renderer/entities/member/username/username-offer.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { registered } from '#renderer/ui/fields/registered.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { isNameOfWaiting } from '../auth-flow.ts'
import { copy } from '../copy.ts'
import { authFlowAtom } from '../flow.ts'
import { USERNAME_LIMIT, type Credentials } from './credentials.ts'

interface UsernameFieldProps {
  readonly form: UseFormReturn<Credentials>
}

const UsernameOffers = lazyComponent(
  () => import('#renderer/entities/member/username/UsernameOffers.tsx'),
  'UsernameOffers',
)

/** Characters left from which on they are told. */
const NEAR_LIMIT = 10
const texts = memberCopy.username

/** The name of a new member, with whether it is free and what else is. */
export function UsernameField({ form }: UsernameFieldProps) {
  const name = useWatch({ control: form.control, name: 'username' })
  const isOwn = isNameOfWaiting(useAtomValue(authFlowAtom), name)
  const offer = useUsernameOffer(name)
  const left = USERNAME_LIMIT - name.length
  const isRefused = offer?.is_free === false && !isOwn
  const help = offer?.is_free ? texts.free : copy.usernameHelp
  const field = registered(form, 'username', left <= NEAR_LIMIT ? copy.usernameLeft(left) : help)
  const taken = offer?.offers.length ? texts.taken : texts.unusable
  const choose = (chosen: string) => {
    form.setValue('username', chosen, { shouldValidate: true })
    // The offers go with their cause.
    form.setFocus('username')
  }
  return (
    <>
      <TextField
        {...field}
        {...(isRefused && { error: true, helperText: taken })}
        label={copy.fields.username}
        autoComplete="username"
        autoFocus
        slotProps={{ htmlInput: { maxLength: USERNAME_LIMIT } }}
      />
      {isRefused && offer.offers.length > 0 && (
        <Suspense>
          <UsernameOffers offers={offer.offers} onChoose={choose} />
        </Suspense>
      )}
    </>
  )
}
