import Logout from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import { Link, useLocation } from 'react-router-dom'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { copy } from './copy.ts'
import { useSignOut } from './use-sign-out.ts'

const { settings } = sections

interface AccountMenuProps {
  /** The button below which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const { data: profile } = useOwnProfile()
  const session = useAtomValue(sessionAtom)
  const signOut = useSignOut()
  // The open conversation stays open.
  const { search } = useLocation()
  const email = session.status === 'present' ? session.user.email : ''
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { mt: 1, minWidth: 220 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
        <Typography variant="subtitle2" component="p">
          {profile?.username ?? ''}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      </Box>
      <Divider component="li" />
      <MenuItem component={Link} to={{ pathname: settings.path, search }} onClick={onClose}>
        <ListItemIcon>
          <settings.icon fontSize="small" />
        </ListItemIcon>
        {settings.name}
      </MenuItem>
      <MenuItem onClick={() => void signOut()}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {copy.signOut}
      </MenuItem>
    </Menu>
  )
}
