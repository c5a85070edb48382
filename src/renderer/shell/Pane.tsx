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
  /** Something covers it: what is in it cannot be reached. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** The window onto the sky in which the page stands, with the planet of its section at its foot. */
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
        // What opens in the page stands over what is beside it.
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
        // A page of text alone is scrolled by key too.
        tabIndex={0}
        sx={{
          height: '100%',
          // Keeps its place, and neither key nor reader finds what cannot be seen.
          visibility: isCovered ? 'hidden' : 'visible',
          overflowY: 'auto',
          scrollTimeline: PAGE_SCROLL,
          // A layer of its own: on an ordinary screen a page that one sees through is else painted at each step of the
          // wheel, with all of the sky behind it.
          willChange: 'scroll-position',
          scrollbarGutter: 'stable',
          borderRadius: CORNERS,
          // Inside, where the edges of the pane do not cut it.
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
 * The planet of the section that a hash route belongs to, in its accent; a route to nowhere has home's. A profile's is in
 * the colour of whose it is.
 * @param ownId of the signed-in member
 * @param isInner it is one of the panels that the section leads to
 */
export function horizonOf(pathname: string, ownId: string, isInner = false): Horizon {
  const section = sectionOf(pathname)
  if (!section || section.id === 'home') return homeHorizon
  const below = pathname.split('/')[3]
  const memberId = section.id === 'profile' ? ownId : section.id === 'user-profile' && below
  const glow = memberId ? hueOf(memberId) : section.accent
  // What lies below a section's own page is read downwards, as all are that say nothing else.
  const composition = below ? undefined : compositionOf(section.id)
  const isHigh = composition === 'arc' || composition === 'scene'
  const place = isHigh && isInner ? 'inner' : (composition ?? 'low')
  return { ...lightOf(glow), place }
}

/** Of a planet in a colour. */
const lightOf = (glow: string) => ({ glow, rim: `color-mix(in oklab, ${glow} 60%, white)` })
