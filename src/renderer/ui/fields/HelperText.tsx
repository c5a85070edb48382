import { useFormControl } from '@mui/material/FormControl'
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText'
import { useState } from 'react'

/**
 * What stands under a field. An error that arrives under the one in hand is said at once; under any other it is read
 * when the field is reached, as every helper text is. To be mounted anew when a field becomes wrong.
 */
export function HelperText(props: FormHelperTextProps) {
  const { error, focused } = useFormControl() ?? {}
  const [isUrgent] = useState(error && focused)
  return <FormHelperText role={isUrgent ? 'alert' : undefined} {...props} />
}
