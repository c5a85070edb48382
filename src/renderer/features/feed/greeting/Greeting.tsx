import { styled } from '@mui/material/styles'
import { atom } from 'jotai'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { ink, lamp, scale } from '#renderer/theme/tokens.ts'
import { nowAtom } from '#renderer/ui/relative-age.ts'
import { copy } from './copy.ts'
import { moonAt, type Moon } from './moon.ts'

const QUARTER_HOUR = 900_000

/** The clock of the ages, which runs anyway, heard no more often than the words can change. */
const quarterHourAtom = atom((get) => Math.floor(get(nowAtom) / QUARTER_HOUR) * QUARTER_HOUR)

const Line = styled('p')({
  ...scale.ui,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  margin: '6px 0 0',
  color: ink.secondary,
  '& > span': { minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
  '& > svg': {
    flexShrink: 0,
    marginTop: 2,
    color: ink.primary,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
})

const OwnName = styled('bdi')({ color: lamp.glow })

/** Greeting by name, with tonight's moon. */
export function Greeting() {
  const { data: profile } = useOwnProfile()
  const now = useWindowValue(quarterHourAtom)
  const moon = moonAt(now)
  return (
    <Line>
      <MoonGlyph moon={moon} />
      <span>
        {copy.hello(new Date(now).getHours())}
        {profile && (
          <>
            , <OwnName>{profile.username}</OwnName>
          </>
        )}
        . {copy.moon(moon.phase, moon.fraction)}
      </span>
    </Line>
  )
}

interface MoonGlyphProps {
  readonly moon: Moon
}

/**
 * The moon as it stands in the sky north of the tropics, waxing on the right; farther south it is seen the other way
 * round, but calendars in Spanish draw this one everywhere.
 */
function MoonGlyph({ moon: { fraction, isWaxing } }: MoonGlyphProps) {
  // From the lit limb back along the terminator, half an ellipse that is a straight line at the half moon.
  const terminator = Math.abs(1 - 2 * fraction) * 8
  const lit = `M9 1a8 8 0 0 1 0 16a${terminator} 8 0 0 ${fraction > 0.5 ? 1 : 0} 0-16z`
  return (
    <svg aria-hidden width="18" height="18" viewBox="0 0 18 18">
      <circle
        cx="9"
        cy="9"
        r="8"
        fill="currentColor"
        fillOpacity="0.120"
        stroke="currentColor"
        strokeOpacity="0.350"
      />
      <path d={lit} fill="currentColor" transform={isWaxing ? undefined : 'matrix(-1 0 0 1 18 0)'} />
    </svg>
  )
}
