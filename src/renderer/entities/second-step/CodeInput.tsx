import { TextField, type TextFieldProps } from '#renderer/ui/fields/TextField.tsx'
import { copy } from './copy.ts'

/** Field for the code of the second step, in a form that asks for the password as well. */
export const CodeInput = (props: TextFieldProps) => (
  <TextField
    {...props}
    label={copy.field}
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
  />
)
