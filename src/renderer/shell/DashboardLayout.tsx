import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { startTransition, Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { useEver } from '#renderer/lib/use-ever.ts'
import { space } from '#renderer/theme/tokens.ts'
import { layout } from './layout.ts'
import { Sidebar } from './Sidebar.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useProfileNotice } from './use-profile-notice.ts'

const SectionsDrawer = lazyComponent(() => import('./SectionsDrawer.tsx'), 'SectionsDrawer')

interface DashboardLayoutProps {
  readonly chatButton: ReactNode
  /** Right column of home. */
  readonly friends: ReactNode
  /** Open chat, or null. It takes the place of the friends where both do not fit. */
  readonly chat: ReactNode
  readonly children: ReactNode
}

const column = (width: number, side: 'left' | 'right') => ({
  flexShrink: 0,
  width,
  minHeight: 0,
  [side === 'left' ? 'borderRight' : 'borderLeft']: `1px solid ${space.line}`,
  backgroundColor: 'rgba(9, 9, 30, 0.88)',
})

/** Frame of every dashboard screen; what fills it comes from the app. */
export function DashboardLayout({ chatButton, friends, chat, children }: DashboardLayoutProps) {
  useProfileNotice()
  const { breakpoints } = useTheme()
  const wide = useMediaQuery(breakpoints.up('lg'))
  const narrow = useMediaQuery(breakpoints.down('sm'))
  const roomForFriends = useMediaQuery('(min-width: 860px)')
  const roomForBoth = useMediaQuery('(min-width: 1560px)')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const wasDrawerOpen = useEver(drawerOpen)
  const openDrawer = () => startTransition(() => setDrawerOpen(true))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <SkipLink />
      <TopBar chatButton={chatButton} onOpenSections={narrow ? openDrawer : undefined} />
      <Box sx={{ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }}>
        {narrow ? (
          <Suspense>
            {wasDrawerOpen && <SectionsDrawer isOpen={drawerOpen} onClose={() => setDrawerOpen(false)} />}
          </Suspense>
        ) : (
          <Box sx={column(wide ? layout.sidebar : layout.rail, 'left')}>
            <Sidebar rail={!wide} />
          </Box>
        )}
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            scrollbarGutter: 'stable',
            outline: 'none',
            px: { xs: 2, md: 3 },
            py: 3,
            // Dims the stars, which stand behind text here.
            backgroundColor: 'rgba(7, 7, 26, 0.5)',
          }}
        >
          {children}
        </Box>
        {friends && (!chat || roomForBoth) && roomForFriends && (
          <Box sx={{ ...column(wide ? layout.friends : layout.friends - 28, 'right'), overflowY: 'auto' }}>
            {friends}
          </Box>
        )}
        {chat && (
          <Box
            sx={
              narrow
                ? { position: 'absolute', inset: 0, backgroundColor: space.deep }
                : column(wide ? layout.chat : layout.chat - 32, 'right')
            }
          >
            {chat}
          </Box>
        )}
      </Box>
    </Box>
  )
}
