import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'
import { Logo } from '#renderer/ui/brand/Logo.tsx'
import { copy } from './copy.ts'
import { layout } from './layout.ts'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { UserMenu } from './account/UserMenu.tsx'

interface TopBarProps {
  readonly searchBox: ReactNode
  readonly chatButton: ReactNode
  /** Given only where the sidebar is a drawer. */
  readonly onOpenSections?: (() => void) | undefined
}

export function TopBar({ searchBox, chatButton, onOpenSections }: TopBarProps) {
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
      }}
    >
      {onOpenSections && (
        <IconButton aria-label={copy.openSections} onClick={onOpenSections} edge="start">
          <MenuIcon />
        </IconButton>
      )}
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
