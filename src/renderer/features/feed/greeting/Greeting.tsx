import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { quarterHourAtom } from '#renderer/lib/clock.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { useZone } from '#renderer/lib/wake.ts'
import { ink, lamp, scale } from '#renderer/theme/tokens.ts'
import { MoonGlyph } from '#renderer/ui/sky/MoonGlyph.tsx'
import { moonAt } from '#renderer/ui/sky/moon.ts'
import { copy } from './copy.ts'

/** The moon stands in line with the pictures of those who write, the words with theirs. */
const Tonight = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingLeft: 21,
  '& > div': { minWidth: 0 },
  '& > svg': {
    flexShrink: 0,
    color: ink.primary,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  [theme.breakpoints.down('sm')]: { paddingLeft: 0 },
}))

const Line = styled('p')({
  ...scale.ui,
  margin: '2px 0 0',
  color: ink.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

const OwnName = styled('bdi')({ color: lamp.glow })

interface GreetingProps {
  /** What stands over it. */
  readonly children?: ReactNode
}

/** Greeting by name, with tonight's moon. */
export function Greeting({ children }: GreetingProps) {
  const { data: profile } = useOwnProfile()
  const now = useWindowValue(quarterHourAtom)
  useZone()
  const moon = moonAt(now)
  return (
    <Tonight>
      <MoonGlyph moon={moon} size={44} />
      <div>
        {children}
        <Line>
          {copy.hello(new Date(now).getHours())}
          {profile && (
            <>
              , <OwnName>{profile.username}</OwnName>
            </>
          )}
          . {copy.moon(moon)}
        </Line>
      </div>
    </Tonight>
  )
}
