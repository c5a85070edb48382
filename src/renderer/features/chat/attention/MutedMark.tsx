import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import { copy } from '../copy.ts'
import { useMuted } from './muted.ts'

/** That nothing is told of a friend's messages. */
export function MutedMark({ friendId }: { readonly friendId: string }) {
  const isMuted = useMuted(friendId)
  return (
    isMuted && (
      <NotificationsOff
        titleAccess={copy.muted}
        sx={{ flexShrink: 0, fontSize: 15, color: 'text.secondary' }}
      />
    )
  )
}
