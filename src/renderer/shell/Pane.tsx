import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { compositionOf, sectionOf } from '#renderer/entities/section/sections.ts'
import { PANEL_PARAM } from '#renderer/lib/paths.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { glowAtom } from '#renderer/ui/sky/glow.ts'
import { Limb, PAGE_SCROLL, homeHorizon, type Horizon } from '#renderer/ui/sky/Limb.tsx'
import { ShootingStar } from '#renderer/ui/sky/ShootingStar.tsx'
import { Sky } from '#renderer/ui/sky/Sky.tsx'
import { MAIN_ID } from './SkipLink.tsx'

const CORNERS = '28px 28px 0 0'

const frame = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: CORNERS,
  boxShadow: 'inset 1px 1px 0 rgba(170, 180, 255, 0.28), inset 0 40px 80px -40px rgba(120, 110, 255, 0.16)',
} as const

interface PaneProps {
  /** Something covers the pane, so its content must not be reachable. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** The window to the sky that contains the page, with the planet of its section. */
export function Pane({ isCovered, children }: PaneProps) {
  const { pathname, search } = useLocation()
  const glow = useAtomValue(glowAtom)
  const usual = horizonOf(pathname, useMember().id, new URLSearchParams(search).has(PANEL_PARAM))
  const horizon = glow === null ? usual : { ...usual, ...lightOf(glow) }
  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        flex: 1,
        minWidth: 0,
        overflow: 'clip',
        borderRadius: CORNERS,
        timelineScope: PAGE_SCROLL,
        // Popups of the page lie above the neighbouring columns.
        '&:has(.MuiModal-root)': { zIndex: 1 },
      }}
    >
      <Sky />
      <Limb {...horizon} />
      <Box sx={frame} />
      <ShootingStar />
      <Box
        component="main"
        id={MAIN_ID}
        // A page without controls can be scrolled by keyboard too.
        tabIndex={0}
        sx={{
          height: '100%',
          // Keeps its place, but neither keyboard nor screen reader reaches what is not visible.
          visibility: isCovered ? 'hidden' : 'visible',
          overflowY: 'auto',
          scrollTimeline: PAGE_SCROLL,
          // A layer of its own: on ordinary screens a translucent page is otherwise repainted at each step of the
          // wheel, with the whole sky behind it.
          willChange: 'scroll-position',
          scrollbarGutter: 'stable',
          borderRadius: CORNERS,
          // Inset, so that the edges of the pane do not cut it off.
          outlineOffset: -2,
          px: { xs: 1.5, sm: 2, md: 3 },
          py: { xs: 2.5, md: 3 },
          '&::-webkit-scrollbar': { width: 6 },
          '&::-webkit-scrollbar-thumb': { borderWidth: 0 },
          '&:not(:hover)::-webkit-scrollbar-thumb': { background: 'none' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

/**
 * The planet for a hash route: that of its section, in its accent; home's for unknown routes. The colour of a profile
 * is that of its member.
 * @param ownId id of the signed-in member
 * @param isInner the route is a panel inside the section
 */
export function horizonOf(pathname: string, ownId: string, isInner = false): Horizon {
  const section = sectionOf(pathname)
  if (!section || section.id === 'home') return homeHorizon
  const below = pathname.split('/')[3]
  const memberId = section.id === 'profile' ? ownId : section.id === 'user-profile' && below
  const glow = memberId ? hueOf(memberId) : section.accent
  // Pages below a section are read downwards, like all that do not say otherwise.
  const composition = below ? undefined : compositionOf(section.id)
  const isHigh = composition === 'arc' || composition === 'scene'
  const place = isHigh && isInner ? 'inner' : (composition ?? 'low')
  return { ...lightOf(glow), place }
}

/** Light of a planet in a colour. */
const lightOf = (glow: string) => ({ glow, rim: `color-mix(in oklab, ${glow} 60%, white)` })
