import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { copy } from './copy.ts'

/** The dropdown that is always empty (spec §2). */
export function NotificationsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={anchor ? '' : copy.notifications}>
        <IconButton
          aria-label={copy.notifications}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <NotificationsNoneOutlined />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
      </Popover>
    </>
  )
}
