import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { QuietHours } from '#renderer/entities/preferences/QuietHours.tsx'
import { copy } from './copy.ts'

interface NotificationsPopoverProps {
  /** The button below which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function NotificationsPopover({ anchor, onClose }: NotificationsPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': copy.notifications, sx: { mt: 1, width: 300 } } }}
    >
      <Box sx={{ p: 3, textAlign: 'center' }}>
        <NotificationsNoneOutlined aria-hidden sx={{ color: 'text.disabled', fontSize: 32, mb: 1 }} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.noNotifications}
        </Typography>
      </Box>
      <Divider />
      <Box sx={{ p: 2.5, textAlign: 'center' }}>
        <QuietHours />
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {copy.quietHint}
        </Typography>
      </Box>
    </Popover>
  )
}
