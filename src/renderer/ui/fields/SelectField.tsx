import MuiTextField, { type TextFieldProps } from '@mui/material/TextField'

type SelectFieldProps = Pick<
  TextFieldProps,
  'children' | 'disabled' | 'label' | 'onChange' | 'size' | 'sx' | 'value'
>

/** A choice of one of the menu items in it. Large: for screens that are loaded when they are first shown. */
export const SelectField = (props: SelectFieldProps) => <MuiTextField select {...props} />
