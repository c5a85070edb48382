import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { sectionOf, type Section } from '#renderer/entities/section/sections.ts'
import { alongSearch } from '#renderer/lib/paths.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius } from '#renderer/theme/tokens.ts'
import { Count } from '#renderer/ui/Count.tsx'
import { Hint } from '#renderer/ui/Hint.tsx'

interface NavItemProps {
  readonly section: Section
  /** Icon only, the name in a tooltip. */
  readonly rail: boolean
  /** What waits for the member there. */
  readonly waiting: { readonly count: number; readonly text: string } | null
  readonly onChosen?: (() => void) | undefined
}

/** So that all of them are in sight in the lowest window. The pixels are those above, between and below them. */
const RAIL_HEIGHT = 'clamp(27px, (100dvh - 148px) / 15, 36px)'

const Entry = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 38,
  paddingInline: 12,
  borderRadius: radius.small,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: ink.secondary,
  transition: 'background-color 140ms, color 140ms',
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
  '& > svg': { fontSize: 21, color: ACCENT, opacity: 0.82 },
  '&[aria-current]': {
    fontWeight: 600,
    color: ink.primary,
    backgroundImage: `linear-gradient(90deg, ${faintAccent(18)}, ${faintAccent(4)})`,
    '&::before': { backgroundColor: ACCENT, boxShadow: `0 0 12px ${ACCENT}` },
    '& > svg': { opacity: 1 },
    // There, a background says nothing.
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
})

/** A person waits. */
const Lamp = styled(Count)({
  marginInlineStart: 'auto',
  '[data-rail] > &': { position: 'absolute', top: -1, left: '50%', marginInlineStart: 4 },
})

export function NavItem({ section, rail, waiting, onChosen }: NavItemProps) {
  const { pathname, search } = useLocation()
  const current = sectionOf(pathname)?.id === section.id
  const { accent, icon: Icon } = section
  const name = waiting ? `${section.name}, ${waiting.text}` : section.name
  return (
    <Hint text={rail ? name : ''} side="right">
      <Entry
        to={{ pathname: section.path, search: alongSearch(search) }}
        onClick={onChosen}
        aria-current={current ? 'page' : undefined}
        aria-label={rail || waiting ? name : undefined}
        data-rail={rail || undefined}
        style={accentStyle(accent)}
      >
        <Icon aria-hidden />
        {/* With a space: what is seen is to be heard as it stands, and no number at the end of a word. */}
        {!rail && `${section.name} `}
        {waiting && <Lamp count={waiting.count} aria-hidden />}
      </Entry>
    </Hint>
  )
}
