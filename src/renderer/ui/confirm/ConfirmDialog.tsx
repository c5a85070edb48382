import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { pendingQuestionAtom } from './confirm.ts'

/** Shows the pending question. */
export function ConfirmDialog() {
  const [pending, setPending] = useAtom(pendingQuestionAtom)
  const [shown, setShown] = useState(pending)
  // Keeps the text in place while the dialog fades out.
  if (pending && pending !== shown) setShown(pending)

  const answer = (confirmed: boolean) => {
    // Close before answering, so that the focus is back in place before its element may be removed.
    setPending(null)
    pending?.answer(confirmed)
  }
  return (
    <Dialog
      open={pending !== null}
      onClose={() => answer(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby="confirm-title"
      aria-describedby={shown?.description ? 'confirm-description' : undefined}
    >
      <DialogTitle id="confirm-title" variant="h3" component="h2">
        {shown?.title}
      </DialogTitle>
      {shown?.description && (
        <DialogContent>
          <DialogContentText id="confirm-description" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {shown.description}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button
          variant="text"
          color="inherit"
          onClick={() => answer(false)}
          autoFocus={shown?.destructive === true}
        >
          {copy.cancel}
        </Button>
        <Button
          variant="contained"
          color={shown?.destructive ? 'error' : 'primary'}
          onClick={() => answer(true)}
          autoFocus={shown?.destructive !== true}
        >
          {shown?.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
