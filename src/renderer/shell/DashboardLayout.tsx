import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, startTransition, useState, type ReactNode } from 'react'
import { useRequestsAnnouncement } from '#renderer/entities/friends/pending-requests.ts'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useLedAway } from '#renderer/lib/use-led-away.ts'
import { space, vastWindow } from '#renderer/theme/tokens.ts'
import { Later } from '#renderer/ui/sky/Sky.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { copy } from './copy.ts'
import { ChatColumn, ChatEdge } from './ChatColumn.tsx'
import { TopBar, layout } from './TopBar.tsx'
import { Pane } from './Pane.tsx'
import { Sidebar } from './Sidebar.tsx'
import { FRIENDS_ID, MAIN_ID, SkipLink } from './SkipLink.tsx'

const SectionsDrawer = lazyComponent(() => import('./SectionsDrawer.tsx'), 'SectionsDrawer')

interface DashboardLayoutProps {
  readonly searchBox: ReactNode
  readonly chatButton: ReactNode
  /** Right column of home; folded to pictures beside an open conversation. */
  readonly friends: ((isFolded: boolean) => ReactNode) | null
  /** The open chat, or null. Replaces the friends where both do not fit. */
  readonly chat: ((coversPage: boolean, edge: ReactNode) => ReactNode) | null
  /** The open chat is the list of friends, which then takes the friends' column too. */
  readonly listsFriends: boolean
  readonly children: ReactNode
}

const column = (width: number) => ({ flexShrink: 0, width, minHeight: 0 })

/** How much width the friends of this window may take. */
function roomFor(wide: boolean, roomy: boolean, vast: boolean): keyof typeof layout.friends {
  if (!wide) return 'rail'
  if (vast) return 'vast'
  return roomy ? 'roomy' : 'tight'
}

/** Kept as it was, with its position and focus, until the chat closes. */
const behindChat = { position: 'absolute', insetBlock: 0, right: 0, visibility: 'hidden' } as const

/** Frame of every dashboard screen; the app fills it. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { searchBox, chatButton, friends, chat, listsFriends, children } = props
  useProfileNotice()
  useRequestsAnnouncement()
  const { breakpoints } = useTheme()
  const wide = useMediaQuery(breakpoints.up('lg'))
  const narrow = useMediaQuery(breakpoints.down('sm'))
  const roomForFriends = useMediaQuery('(min-width: 860px)')
  const chatCovers = useMediaQuery(breakpoints.down('md'))
  const roomForBoth = useMediaQuery('(min-width: 1280px)')
  const roomy = useMediaQuery('(min-width: 1560px)')
  const vast = useMediaQuery(vastWindow)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const wasDrawerOpen = useMountedOnce(drawerOpen)
  useLedAway(() => setDrawerOpen(false))
  const openDrawer = () => startTransition(() => setDrawerOpen(true))
  const hasFriends = friends !== null && roomForFriends
  const isBeside = hasFriends && chat !== null && roomForBoth
  const isFolded = isBeside && !listsFriends
  const showsFriends = hasFriends && (!chat || isFolded)
  const sidebar = wide ? layout.sidebar[roomy ? 'roomy' : 'tight'] : layout.rail
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, bgcolor: space.cabin }}
    >
      <SkipLink to={MAIN_ID} label={copy.skip} />
      {showsFriends && <SkipLink to={FRIENDS_ID} label={copy.skipToFriends} />}
      <TopBar
        searchBox={searchBox}
        chatButton={chatButton}
        yieldsWhereLow={chat !== null}
        onOpenSections={narrow ? openDrawer : undefined}
      />
      <Box sx={{ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }}>
        {narrow ? (
          <Suspense>
            {wasDrawerOpen && <SectionsDrawer isOpen={drawerOpen} onClose={() => setDrawerOpen(false)} />}
          </Suspense>
        ) : (
          <Box sx={column(sidebar)}>
            <Sidebar rail={!wide} />
          </Box>
        )}
        <Pane isCovered={chat !== null && chatCovers}>{children}</Pane>
        {hasFriends && (
          <Box
            id={FRIENDS_ID}
            tabIndex={-1}
            sx={{
              ...column(layout.friends[roomFor(wide, roomy, vast)]),
              overflowY: 'auto',
              outline: 'none',
              // Hidden content needs no more of its list.
              '&:not(:hover, :focus-within)::-webkit-scrollbar-thumb': { background: 'none' },
              ...(!showsFriends && behindChat),
              // A bar would take half of their width.
              ...(isFolded && { width: layout.folded, scrollbarWidth: 'none' }),
            }}
          >
            <Later>{friends(isFolded)}</Later>
          </Box>
        )}
        {chat && (
          <ChatColumn
            over={chatCovers ? (narrow ? 0 : layout.rail) : null}
            beside={sidebar + (isBeside ? layout.folded : 0)}
            // The page keeps its width between the list and a conversation.
            more={isBeside && !isFolded ? layout.folded : 0}
          >
            {chat(chatCovers, <ChatEdge />)}
          </ChatColumn>
        )}
      </Box>
    </Box>
  )
}

/** Reports once that the own profile could not be read (spec §8), however often it is retried. */
export function useProfileNotice(): void {
  const reportFailure = useReportFailure('load')
  useFirstFailure('profile', useOwnProfile(), (cause) => reportFailure(copy.profileFailed, cause))
}
