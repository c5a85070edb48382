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
  /** Keeps the label on the frame from the start, because something is drawn in its place. */
  readonly hasRaisedLabel?: boolean
  readonly slotProps?: { readonly input?: OutlinedInputProps; readonly htmlInput?: InputBaseComponentProps }
}

/** MUI's text field without select lists, which every first screen would have to load. */
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

/** Lets the browser grow the text area. MUI's own measures by script, twice per render, laying out the whole page. */
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
  // The frame gives a type to every input, which a text area does not have.
  return { type: undefined, style, dir: 'auto', ...htmlInput }
}

/**
 * The text below a field. An error that appears under the focused field is announced at once; under another field it is
 * read when that field is reached, like any helper text. Must be mounted anew when a field becomes invalid.
 */
function HelperText(props: FormHelperTextProps) {
  const { error, focused } = useFormControl() ?? {}
  const [isUrgent] = useState(error && focused)
  return <FormHelperText role={isUrgent ? 'alert' : undefined} {...props} />
}
