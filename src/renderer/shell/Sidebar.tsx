import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useIncomingRequests } from '#renderer/entities/friends/pending-requests.ts'
import {
  sectionOf,
  sidebarGroups,
  type Section,
  type SectionId,
} from '#renderer/entities/section/sections.ts'
import { alongSearch } from '#renderer/lib/paths.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, roomAboveToasts, scale, space } from '#renderer/theme/tokens.ts'
import { CountBadge } from '#renderer/ui/CountBadge.tsx'
import { Hint } from '#renderer/ui/Hint.tsx'
import { copy } from './copy.ts'

interface SidebarProps {
  readonly rail: boolean
  readonly onChosen?: () => void
}

/**
 * Scrolls without a scroll bar: a rail has no room for one, and beside the names it would come and go with each toast.
 * Content above fades out, content below is indicated.
 */
const unbarred = {
  scrollbarWidth: 'none',
  containerType: 'scroll-state',
  maskImage: 'linear-gradient(transparent, #000 12px)',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
} as const

/** Section that counts the friend requests. They are shown on the own profile too, but told at one place only. */
const ANSWERS: SectionId = 'amigos'

/** All sections and the profile, with 'Versión Beta' below (spec §2). */
export function Sidebar({ rail, onChosen }: SidebarProps) {
  const incoming = useIncomingRequests()
  return (
    <Box
      component="nav"
      aria-label={copy.sections}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1.5, py: 1.5, ...unbarred }}>
        {sidebarGroups.map(({ title, sections }, index) => (
          <Box
            key={index}
            sx={{ '& + &': rail ? { mt: 0.5, pt: 0.5, borderTop: `1px solid ${space.line}` } : { mt: 2 } }}
          >
            {title && !rail && (
              <Box aria-hidden sx={{ px: 1.5, pb: 0.75, ...scale.small, fontWeight: 600, color: ink.muted }}>
                {title}
              </Box>
            )}
            <Box component="ul" aria-label={title ?? undefined} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {sections.map((section) => (
                <li key={section.id}>
                  <NavItem
                    section={section}
                    rail={rail}
                    incoming={section.id === ANSWERS ? incoming : null}
                    onChosen={onChosen}
                  />
                </li>
              ))}
            </Box>
          </Box>
        ))}
        <MoreBelow />
      </Box>
      <Box
        component="p"
        sx={{
          m: 0,
          // On a rail it has two lines.
          px: rail ? 1 : 3,
          py: rail ? 0.75 : 1.5,
          ...scale.small,
          textAlign: rail ? 'center' : 'left',
          color: ink.muted,
        }}
      >
        {copy.beta}
      </Box>
    </Box>
  )
}

const More = styled('button')({
  position: 'sticky',
  zIndex: 1,
  // At the edge, beyond the free margin.
  bottom: -12,
  display: 'grid',
  placeItems: 'end center',
  width: '100%',
  height: 36,
  // Over the last section, which is visible once this is not.
  margin: '-36px 0 0',
  padding: 0,
  border: 0,
  background: `linear-gradient(transparent, ${space.cabin} 60%)`,
  color: ink.secondary,
  cursor: 'pointer',
  visibility: 'hidden',
  '@container scroll-state(scrollable: bottom)': { visibility: 'visible' },
  '&:hover': { color: ink.primary },
})

/** Sign that more sections follow, for pointer users: with the keyboard they scroll into view. */
function MoreBelow() {
  const turn = ({ currentTarget: { parentElement } }: MouseEvent) =>
    parentElement?.scrollBy(0, parentElement.clientHeight * 0.7)
  return (
    <More type="button" aria-hidden tabIndex={-1} title={copy.moreSections} onClick={turn}>
      <KeyboardArrowDown fontSize="small" />
    </More>
  )
}

interface NavItemProps {
  readonly section: Section
  /** Icon only, with the name in a tooltip. */
  readonly rail: boolean
  /** Number of items waiting there. */
  readonly incoming: { readonly count: number; readonly text: string } | null
  readonly onChosen?: (() => void) | undefined
}

/** All sections must be visible in the lowest window. The pixels are those above, between and below them. */
const RAIL_HEIGHT = `clamp(27px, (${roomAboveToasts} - 148px) / 15, 36px)`

/** Where the longest name leaves no room for a word after it. */
const TIGHT = '@media (min-width: 600.05px) and (max-width: 1559.95px)'

/**
 * In a window of 800 pixels all sections are visible above a sill too. The pixels are those of the sill and of what is
 * above, between and below the sections; by the window's height, so that none moves when a sill comes.
 */
const HEIGHT = 'clamp(32px, (100vh - 264px) / 15, 38px)'

const Entry = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: HEIGHT,
  paddingInline: 12,
  whiteSpace: 'nowrap',
  borderRadius: radius.small,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: ink.secondary,
  transition: 'background-color 140ms, color 140ms',
  // In a drawer all sections are visible in a window of 640 pixels.
  '@media (max-width: 600px)': { height: 'clamp(30px, (100dvh - 164px) / 15, 38px)' },
  '&[data-rail]': { justifyContent: 'center', height: RAIL_HEIGHT, paddingInline: 0 },
  '&:hover': { color: ink.primary, backgroundColor: faintAccent(8) },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    bottom: 8,
    width: 3,
    borderRadius: 3,
  },
  '& > svg': { fontSize: 21 },
  [TIGHT]: { gap: 8 },
  '&[data-upcoming]:not(:hover, [aria-current])': { color: ink.muted, '& > svg': { opacity: 0.72 } },
  '&[aria-current]': {
    fontWeight: 600,
    color: ink.primary,
    backgroundImage: `linear-gradient(90deg, ${faintAccent(18)}, ${faintAccent(4)})`,
    '&::before': { backgroundColor: ACCENT, boxShadow: `0 0 12px ${ACCENT}` },
    '& > svg': { color: ACCENT },
    // In forced colours a background is not visible.
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
})

/** Says at the end of the line that a section comes later: by a word, or as a star that is not lit yet. */
const Soon = styled('span')({
  marginInlineStart: 'auto',
  fontSize: '0.71875rem',
  fontWeight: 400,
  color: ink.muted,
  [TIGHT]: {
    position: 'absolute',
    right: 2,
    boxSizing: 'border-box',
    width: 7,
    height: 7,
    border: `1.5px solid ${ink.muted}`,
    borderRadius: '50%',
    overflow: 'hidden',
    textIndent: 8,
    // The page says it itself.
    '[aria-current] > &': { display: 'none' },
  },
})

/** In the lamp colour, since a person is waiting. */
const Lamp = styled(CountBadge)({
  marginInlineStart: 'auto',
  [TIGHT]: { marginInlineEnd: -6 },
  '[data-rail] > &': { position: 'absolute', top: -1, left: '50%', marginInlineStart: 4 },
})

function NavItem({ section, rail, incoming, onChosen }: NavItemProps) {
  const { pathname, search } = useLocation()
  const current = sectionOf(pathname)?.id === section.id
  const { accent, icon: Icon, isUpcoming } = section
  const [name, note] = [section.name, incoming?.text ?? (isUpcoming && copy.upcoming)]
  const whole = note ? `${name}, ${note}` : name
  return (
    <Hint text={rail ? whole : ''} side="right">
      <Entry
        to={{ pathname: section.path, search: alongSearch(search) }}
        onClick={onChosen}
        aria-current={current ? 'page' : undefined}
        aria-label={rail || note ? whole : undefined}
        data-rail={rail || undefined}
        data-upcoming={isUpcoming || undefined}
        title={!rail && isUpcoming ? whole : undefined}
        style={accentStyle(accent)}
      >
        <Icon aria-hidden />
        {/* The trailing space separates the name from the number for screen readers. */}
        {!rail && `${name} `}
        {!rail && isUpcoming && <Soon aria-hidden>{copy.upcoming}</Soon>}
        {incoming && <Lamp count={incoming.count} aria-hidden />}
      </Entry>
    </Hint>
  )
}
