import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'

interface AttachButtonProps {
  readonly isPreparing: boolean
  readonly isDisabled: boolean
  readonly onChoose: () => void
}

/** Leads to the dialog of the system. */
export function AttachButton({ isPreparing, isDisabled, onChoose }: AttachButtonProps) {
  return (
    <Button
      color="inherit"
      startIcon={<AddPhoto />}
      disabled={isDisabled}
      onClick={onChoose}
      {...whileBusy(isPreparing)}
    >
      {isPreparing ? copy.create.preparing : copy.create.attach}
    </Button>
  )
}
