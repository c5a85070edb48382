import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'
import { removeFromOutbox } from './delivery.ts'
import { useSendMessage } from './use-send-message.ts'

const small = { minHeight: 28, px: 1, fontSize: '0.8125rem' }

/** Under a message that has not gone out: send it again, or throw it away after a question. */
export function UnsentActions({ messageId }: { readonly messageId: string }) {
  const userId = useAtomValue(currentUserIdAtom)
  const { retry } = useSendMessage()
  const confirm = useConfirm()
  const discard = async () => {
    const sure = await confirm({
      title: copy.discardTitle,
      description: copy.discardDescription,
      confirmLabel: copy.discard,
      destructive: true,
    })
    if (sure && userId !== null) removeFromOutbox(userId, [messageId])
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, mt: 0.25 }}>
      <ErrorOutlined aria-hidden sx={{ fontSize: 15, color: 'error.main' }} />
      <Typography variant="caption" sx={{ color: 'error.main', mx: 0.5 }}>
        {copy.unsent}
      </Typography>
      <Button size="small" sx={small} onClick={() => retry(messageId)}>
        {copy.retry}
      </Button>
      <Button size="small" color="inherit" sx={small} onClick={() => void discard()}>
        {copy.discard}
      </Button>
    </Box>
  )
}
