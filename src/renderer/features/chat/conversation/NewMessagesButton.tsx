import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Button, { type ButtonProps } from '@mui/material/Button'
import { copy } from '../copy.ts'

/** Shown over the log when something came in below what the member is reading. */
export function NewMessagesButton(props: Pick<ButtonProps, 'onBlur' | 'onClick' | 'onFocus'>) {
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      endIcon={<KeyboardArrowDown />}
      {...props}
      sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)', minHeight: 34 }}
    >
      {copy.newMessages}
    </Button>
  )
}
