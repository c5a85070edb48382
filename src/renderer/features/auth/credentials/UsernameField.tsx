import { useWatch, type Control } from 'react-hook-form'
import { TextField, type TextFieldProps } from '#renderer/ui/fields/TextField.tsx'
import { copy } from '../copy.ts'
import { USERNAME_LIMIT, type Credentials } from './credentials.ts'

type UsernameFieldProps = TextFieldProps & { readonly control: Control<Credentials> }

/** Characters left from which on they are told. */
const NEAR_LIMIT = 10

/** The name of a new member, with what happens when it is taken or long. */
export function UsernameField({ control, helperText, ...props }: UsernameFieldProps) {
  const left = USERNAME_LIMIT - useWatch({ control, name: 'username' }).length
  const help = left <= NEAR_LIMIT ? copy.usernameLeft(left) : copy.usernameHelp
  return (
    <TextField
      {...props}
      helperText={helperText ?? help}
      autoComplete="username"
      autoFocus
      slotProps={{ htmlInput: { maxLength: USERNAME_LIMIT } }}
    />
  )
}
