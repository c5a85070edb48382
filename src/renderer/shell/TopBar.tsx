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
  /** In a window so low that there is room for one thing only, another has it. */
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

/** Says what waits behind it, as the sections do that it shows. */
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
  friends: { roomy: 344, tight: 252, rail: 224 },
  /** Friends as pictures, beside an open chat. */
  folded: 76,
  /** Where the page between all columns keeps its full width, and in a window as it opens. */
  sidebar: { roomy: 248, tight: 204 },
  /** The sidebar over the page: a long name, and behind it the word for what comes later. */
  drawer: 280,
} as const
