import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { usePendingRequests } from '#renderer/entities/friends/pending-requests.ts'
import { QuietHours } from '#renderer/entities/preferences/QuietHours.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { copy } from './copy.ts'
import { WaitingMembers } from './WaitingMembers.tsx'

interface NotificationsPopoverProps {
  /** The button that opened it; `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Room for the text only: in a low window, or where somebody waits below it. */
const emptySky = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  mt: 1,
  color: 'text.secondary',
  textAlign: 'center',
  '&[data-brief]': { justifyItems: 'start', textAlign: 'start', mt: 0.25 },
  '&[data-brief] > svg': { display: 'none' },
  '@media (max-height: 500px)': { '& > svg': { display: 'none' } },
} as const

/** The look of a menu. */
const menuPaper = { bgcolor: space.raised, borderColor: space.lineStrong, borderRadius: `${radius.medium}px` }

/** The sentence of spec §2, who waits in Amigos apart from it, and the do-not-disturb switch. */
export function NotificationsPopover({ anchor, onClose }: NotificationsPopoverProps) {
  const { members = [] } = usePendingRequests('received')
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': copy.notifications, sx: { mt: 1, width: 320, ...menuPaper } },
      }}
    >
      <Box sx={{ px: 2, pt: 2, pb: members.length > 0 ? 1.75 : 2.5 }}>
        <Typography variant="h3" component="h2">
          {copy.notifications}
        </Typography>
        <Box sx={emptySky} data-brief={members.length > 0 || undefined}>
          <Telescope />
          <Typography variant="body2">{copy.noNotifications}</Typography>
        </Box>
      </Box>
      <WaitingMembers members={members} onLeave={onClose} />
      <Divider />
      <Box sx={{ display: 'grid', px: 2, pt: 2.5, pb: 2 }}>
        <QuietHours />
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}
        >
          {copy.quietHint}
        </Typography>
      </Box>
    </Popover>
  )
}
