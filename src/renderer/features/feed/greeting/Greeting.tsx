import { styled } from '@mui/material/styles'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { ink, lamp, scale } from '#renderer/theme/tokens.ts'
import { quarterHourAtom } from '#renderer/ui/relative-age.ts'
import { MoonGlyph } from '#renderer/ui/sky/MoonGlyph.tsx'
import { moonAt } from '#renderer/ui/sky/moon.ts'
import { copy } from './copy.ts'

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
      <MoonGlyph moon={moon} size={18} />
      <span>
        {copy.hello(new Date(now).getHours())}
        {profile && (
          <>
            , <OwnName>{profile.username}</OwnName>
          </>
        )}
        . {copy.moon(moon)}
      </span>
    </Line>
  )
}
