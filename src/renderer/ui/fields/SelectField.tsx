import MuiTextField, { type TextFieldProps } from '@mui/material/TextField'
import { useRef } from 'react'

type SelectFieldProps = Pick<
  TextFieldProps,
  'children' | 'disabled' | 'label' | 'onChange' | 'size' | 'sx' | 'value'
> & {
  /** Id of an element beside the field that names it. */
  readonly labelId?: string
}

/** A choice between the menu items inside it. A large module: use it in lazily loaded screens only. */
export function SelectField({ labelId, ...props }: SelectFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  // Rendered inside the dialog or landmark it belongs to.
  const container = () => field.current?.closest('[role=dialog], main') ?? document.body
  const slotProps = { select: { MenuProps: { container }, ...(labelId !== undefined && { labelId }) } }
  return <MuiTextField select ref={field} slotProps={slotProps} {...props} />
}
