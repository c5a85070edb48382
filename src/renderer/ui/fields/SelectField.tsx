import MuiTextField, { type TextFieldProps } from '@mui/material/TextField'
import { useRef } from 'react'

type SelectFieldProps = Pick<
  TextFieldProps,
  'children' | 'disabled' | 'label' | 'onChange' | 'size' | 'sx' | 'value'
> & {
  /** Id of what names it, where that stands beside it already. */
  readonly labelId?: string
}

/** A choice of one of the menu items in it. Large: for screens that are loaded when they are first shown. */
export function SelectField({ labelId, ...props }: SelectFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  // Within the dialog or landmark it belongs to.
  const container = () => field.current?.closest('[role=dialog], main') ?? document.body
  const slotProps = { select: { MenuProps: { container }, ...(labelId !== undefined && { labelId }) } }
  return <MuiTextField select ref={field} slotProps={slotProps} {...props} />
}
