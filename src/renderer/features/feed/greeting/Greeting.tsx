import { styled } from '@mui/material/styles'
import { atom, useAtomValue } from 'jotai'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { ink, lamp, scale } from '#renderer/theme/tokens.ts'
import { nowAtom } from '#renderer/ui/relative-age.ts'
import { copy } from './copy.ts'
import { moonAt } from './moon.ts'
import { MoonGlyph } from './MoonGlyph.tsx'

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

/** Who comes home is greeted by their name, and told which moon stands over them. */
export function Greeting() {
  const { data: profile } = useOwnProfile()
  const now = useAtomValue(quarterHourAtom)
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
