import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useIncomingRequests } from '#renderer/entities/friends/pending-requests.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { lowWindow } from '#renderer/theme/tokens.ts'
import { CountBadge } from '#renderer/ui/CountBadge.tsx'
import { Logo } from '#renderer/ui/Logo.tsx'
import { copy } from './copy.ts'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

interface TopBarProps {
  readonly searchBox: ReactNode
  readonly chatButton: ReactNode
  /** In a very low window the bar gives its room to the page. */
  readonly yieldsWhereLow: boolean
  /** Given only where the sidebar is a drawer. */
  readonly onOpenSections?: (() => void) | undefined
}

export function TopBar({ searchBox, chatButton, yieldsWhereLow, onOpenSections }: TopBarProps) {
  const { search } = useLocation()
  return (
    <Box
      component="header"
      sx={{
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: layout.topBar,
        px: { xs: 1, sm: 2.5 },
        ...(yieldsWhereLow && { [lowWindow]: { display: 'none' } }),
      }}
    >
      {onOpenSections && <SectionsButton onOpen={onOpenSections} />}
      <Box
        component={Link}
        to={{ pathname: sections.home.path, search }}
        aria-label={copy.home(SITE_NAME)}
        sx={{ color: 'inherit', textDecoration: 'none', display: 'inline-flex', borderRadius: 1 }}
      >
        <Logo />
      </Box>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'end' }}>{searchBox}</Box>
      {chatButton}
      <NotificationsMenu />
      <UserMenu />
    </Box>
  )
}

/** Opens the sections and shows how many items wait there. */
function SectionsButton({ onOpen }: { readonly onOpen: () => void }) {
  const incoming = useIncomingRequests()
  const name = incoming ? `${copy.openSections}, ${incoming.text}` : copy.openSections
  return (
    <IconButton aria-label={name} onClick={onOpen}>
      <MenuIcon />
      {incoming && (
        <CountBadge count={incoming.count} aria-hidden style={{ position: 'absolute', top: -2, left: 27 }} />
      )}
    </IconButton>
  )
}

/** Measures of the dashboard in pixels. */
export const layout = {
  topBar: 56,
  rail: 76,
  friends: { vast: 400, roomy: 344, tight: 252, rail: 224 },
  /** Friends as pictures, beside an open chat. */
  folded: 64,
  /** In a roomy window, and in a tight one, where the page between all columns still has its full width. */
  sidebar: { roomy: 248, tight: 204 },
  /** The sidebar over the page: room for a long name and the word after it. */
  drawer: 280,
} as const
