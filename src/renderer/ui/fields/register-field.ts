import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { TextFieldProps } from './TextField.tsx'

/**
 * Binds a text field to a field of a form, whose error takes the place of its help.
 * @param help what stands under the field while it is right
 */
export function registerField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  help?: TextFieldProps['helperText'],
) {
  const { ref, ...input } = form.register(name)
  const message = form.getFieldState(name, form.formState).error?.message
  return { ...input, inputRef: ref, error: !!message, helperText: message ?? help, fullWidth: true }
}
