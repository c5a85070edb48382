import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import { useId } from 'react'

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
  readonly slotProps?: { readonly input?: OutlinedInputProps; readonly htmlInput?: InputBaseComponentProps }
}

/** MUI's text field of the same name without its lists to choose from, which every first screen would load. */
export function TextField({
  label,
  helperText,
  slotProps,
  disabled,
  error,
  fullWidth,
  onKeyDown,
  size,
  sx,
  ...input
}: TextFieldProps) {
  const id = useId()
  const helpId = helperText ? `${id}-help` : undefined
  const frame = { disabled, error, fullWidth, onKeyDown, size, sx }
  return (
    <FormControl variant="outlined" {...frame}>
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helpId}
        inputProps={slotProps?.htmlInput}
        {...slotProps?.input}
        {...input}
      />
      {helpId && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
