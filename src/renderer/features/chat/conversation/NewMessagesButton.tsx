import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Button from '@mui/material/Button'
import { copy } from '../copy.ts'

/** Shown over the log when something came in below what the member is reading. */
export function NewMessagesButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      variant="contained"
      size="small"
      endIcon={<KeyboardArrowDown />}
      onClick={onClick}
      sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)', minHeight: 34 }}
    >
      {copy.newMessages}
    </Button>
  )
}
