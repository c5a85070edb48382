import FormControl, { useFormControl } from '@mui/material/FormControl'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import { useId, useState, type CSSProperties } from 'react'
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText'

type OfFrame = 'disabled' | 'error' | 'fullWidth' | 'onKeyDown' | 'size' | 'sx'
type OfInput =
  | 'autoComplete'
  | 'autoFocus'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'type'
  | 'value'

export type TextFieldProps = Pick<MuiTextFieldProps, OfFrame | OfInput | 'helperText' | 'label'> & {
  /** It stands on the frame from the beginning, since something is drawn where it would be else. */
  readonly hasRaisedLabel?: boolean
  readonly slotProps?: { readonly input?: OutlinedInputProps; readonly htmlInput?: InputBaseComponentProps }
}

/** MUI's text field of the same name without its lists to choose from, which every first screen would load. */
export function TextField({
  label,
  hasRaisedLabel,
  helperText,
  slotProps,
  disabled,
  error,
  fullWidth,
  onKeyDown,
  size,
  sx,
  multiline,
  minRows,
  maxRows,
  ...input
}: TextFieldProps) {
  const id = useId()
  const helpId = helperText ? `${id}-help` : undefined
  const htmlInput = slotProps?.htmlInput
  const raised = hasRaisedLabel && { shrink: true }
  const frame = { disabled, error, fullWidth, onKeyDown, size, sx }
  return (
    <FormControl variant="outlined" {...frame}>
      {label && (
        <InputLabel htmlFor={id} {...raised}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        id={id}
        label={label}
        {...(hasRaisedLabel && { notched: true })}
        aria-describedby={helpId}
        inputProps={multiline ? growing(minRows, maxRows, htmlInput) : htmlInput}
        {...(multiline && { multiline, inputComponent: 'textarea' })}
        {...slotProps?.input}
        {...input}
      />
      {helpId && (
        <HelperText key={String(error)} id={helpId}>
          {helperText}
        </HelperText>
      )}
    </FormControl>
  )
}

/** The browser lets the text area grow. MUI's own one measures itself by script: twice a draw, of the whole page. */
function growing(
  minRows: TextFieldProps['minRows'] = 1,
  maxRows: TextFieldProps['maxRows'],
  htmlInput: InputBaseComponentProps | undefined,
): InputBaseComponentProps {
  const style: CSSProperties = {
    fieldSizing: 'content',
    minHeight: `${minRows}lh`,
    ...(maxRows && { maxHeight: `${maxRows}lh` }),
  }
  // A text area has no type, which the frame gives to every input.
  return { type: undefined, style, dir: 'auto', ...htmlInput }
}

/**
 * What stands under a field. An error that arrives under the one in hand is said at once; under any other it is read
 * when the field is reached, as every helper text is. To be mounted anew when a field becomes wrong.
 */
function HelperText(props: FormHelperTextProps) {
  const { error, focused } = useFormControl() ?? {}
  const [isUrgent] = useState(error && focused)
  return <FormHelperText role={isUrgent ? 'alert' : undefined} {...props} />
}
