import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { TextFieldProps } from './TextField.tsx'

/**
 * Binds a text field to a form field, whose error replaces its help text.
 * @param help text below the field while it is valid
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
