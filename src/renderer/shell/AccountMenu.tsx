import Logout from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { useCallback } from 'react'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { copy as files } from '#renderer/entities/files/copy.ts'
import { filesLostBy, leave } from '#renderer/session/leave.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { lamp } from '#renderer/theme/tokens.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useWindowToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'

const { profile: own, settings } = sections

interface AccountMenuProps {
  /** The button that opened the menu; `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const signOut = useSignOut()
  // The open conversation stays open.
  const { search } = useLocation()
  return (
    <Menu
      // Rendered inside the landmark it belongs to.
      container={() => anchor?.closest('header') ?? document.body}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { mt: 1, width: 300 } } }}
    >
      <AccountHead />
      <Divider component="li" sx={{ mb: 1 }} />
      <MenuItem component={Link} to={{ pathname: own.path, search }} onClick={onClose}>
        <ListItemIcon>
          <own.icon fontSize="small" />
        </ListItemIcon>
        {own.name}
      </MenuItem>
      <MenuItem component={Link} to={{ pathname: settings.path, search }} onClick={onClose}>
        <ListItemIcon>
          <settings.icon fontSize="small" />
        </ListItemIcon>
        {settings.name}
      </MenuItem>
      <MenuItem onClick={() => void signOut().then(onClose)}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {copy.signOut}
      </MenuItem>
    </Menu>
  )
}

/** The sky ends nowhere. */
const intoTheCard = { display: 'grid', maskImage: 'linear-gradient(#000 55%, transparent)' }

/** Head of the account menu: the member's planet above their own sky. */
function AccountHead() {
  const { data: profile } = useOwnProfile()
  const { id, email } = useMember()
  return (
    // The padding of the list above it is sky too.
    <Box component="li" role="presentation" sx={{ mt: -1, mb: 1 }}>
      <Box sx={intoTheCard}>
        <MemberConstellation seed={id} />
      </Box>
      <Box sx={{ px: 2, pb: 0.5, mt: '-28px' }}>
        <MemberAvatar member={profile ?? null} size={56} />
        <Typography variant="subtitle1" component="p" noWrap sx={{ mt: 0.5, color: lamp.glow }}>
          {profile?.username ?? ''}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      </Box>
    </Box>
  )
}

/**
 * Signs the member out of this device, and tells them if the server failed to take part (spec §8). Asks first if files
 * waiting to be sent would be lost; drafts are kept.
 */
export function useSignOut(): () => Promise<void> {
  const member = useMember()
  const toasts = useWindowToasts()
  const confirm = useConfirm()
  return useCallback(async () => {
    const lost = await filesLostBy(member, 'signed-out')
    if (lost > 0) {
      const description = files.lost(lost)
      const question = { title: copy.signOutQuestion, description, confirmLabel: copy.signOut }
      const isSure = await confirm({ ...question, destructive: true })
      if (!isSure) return
    }
    // The session may have ended while the question was open.
    if (member.signal.aborted) return
    // They were for this member.
    toasts.clear()
    const failure = await leave(member, 'signed-out')
    if (failure !== null) toasts.error(copy.signOutFailedDetail, copy.signOutFailed)
  }, [member, toasts, confirm])
}
