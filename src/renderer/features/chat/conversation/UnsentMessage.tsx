import { useMember } from '#renderer/session/MemberProvider.tsx'
import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useIsAway } from '#renderer/ui/states/WhenBack.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'
import { messageJob, removeFromOutbox } from '../outbox/outbox.ts'
import { useSendMessage } from '../outbox/use-send-message.ts'

interface UploadLineProps {
  readonly messageId: string
  /** Of the file. */
  readonly name: string
}

/** Under a file on its way: how much of it has left, and a way to stop it as long as that is true. */
export function UploadLine({ messageId, name }: UploadLineProps) {
  const member = useMember()
  const upload = useUpload(messageId)
  const isStored = upload?.cancel === null
  const percent = Math.floor((upload?.share ?? 0) * 100)
  const line = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => line.current?.closest<HTMLElement>('[role=log]'))
  const stop = () => {
    member.part(messageJob.queue).stop(messageId)
    upload?.cancel?.()
    announce(copy.uploadStopped)
  }
  return (
    <Box
      ref={line}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 220, maxWidth: '100%', mt: 0.25 }}
    >
      <LinearProgress
        {...(isStored ? {} : { variant: 'determinate', value: percent })}
        aria-label={copy.uploadOf(name)}
        sx={{ flex: 1 }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {isStored ? copy.sending : copy.uploading(percent)}
      </Typography>
      {!isStored && (
        <IconButton size="small" aria-label={copy.stopUpload} onClick={stop} {...heir}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

const small = { minHeight: 28, px: 1, fontSize: '0.8125rem' }

interface UnsentActionsProps {
  readonly messageId: string
  /** Whether the server said no: only the member sends it again. */
  readonly isRefused: boolean
}

/**
 * Under a message that has not gone out: whether it goes out by itself, send it again, or throw it away after a question.
 * While the server is away it only waits.
 */
export function UnsentActions({ messageId, isRefused }: UnsentActionsProps) {
  const member = useMember()
  const { retry } = useSendMessage()
  const confirm = useConfirm()
  const isAway = useIsAway()
  const other = useRef<HTMLButtonElement>(null)
  const heir = useFocusFallback(() => other.current)
  const discard = async () => {
    const sure = await confirm({
      title: copy.discardTitle,
      description: copy.discardDescription,
      confirmLabel: copy.discard,
      destructive: true,
    })
    if (sure) removeFromOutbox(member, [messageId])
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
      {isRefused && <ErrorOutlined aria-hidden sx={{ fontSize: 15, color: 'error.main' }} />}
      <Typography variant="caption" sx={{ color: isRefused ? 'error.main' : 'text.secondary' }}>
        {isRefused ? copy.unsent : isAway ? copy.unsentWhenBack : copy.unsentSoon}
      </Typography>
      {(isRefused || !isAway) && (
        <Button size="small" sx={small} onClick={() => retry(messageId)} {...heir}>
          {copy.retry}
        </Button>
      )}
      <Button ref={other} size="small" color="inherit" sx={small} onClick={() => void discard()}>
        {copy.discard}
      </Button>
    </Box>
  )
}
