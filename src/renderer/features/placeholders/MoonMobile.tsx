import { styled } from '@mui/material/styles'
import { useWindowValue } from '#renderer/lib/store.ts'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { moonPhases } from '#renderer/ui/copy.ts'
import { quarterHourAtom } from '#renderer/ui/relative-age.ts'
import { MoonGlyph } from '#renderer/ui/sky/MoonGlyph.tsx'
import { moonAt, nextPhases } from '#renderer/ui/sky/moon.ts'
import { softClearing } from '#renderer/ui/sky/clearing.ts'
import { copy } from './copy.ts'

const THREAD = `color-mix(in srgb, ${ACCENT} 60%, transparent)`

const ONE_BELOW_THE_OTHER = '@media (max-width: 599px)'

const Frame = styled('section')({
  ...softClearing,
  width: '100%',
  maxWidth: 720,
  color: ink.primary,
  '& p': { margin: 0 },
  '& svg': { display: 'block', flexShrink: 0, '@media (forced-colors: active)': { color: 'CanvasText' } },
})

/** As large as a high window has room for. */
const [LARGE, SMALL] = ['clamp(88px, 15vh, 168px)', 'clamp(40px, 6.5vh, 68px)']

const Tonights = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  '& > svg': { width: LARGE, height: LARGE },
})

/** A thread of a length, from which what follows hangs. */
const Thread = styled('div')({
  width: 0,
  marginInline: 'auto',
  borderInlineStart: `2px solid ${THREAD}`,
})

const Tonight = styled('p')({ ...scale.text, '& > strong': { fontWeight: 600 } })

/** From one end to the other, as a bow that hangs from its middle. */
const Beam = styled('svg')({
  width: '78%',
  height: 26,
  marginInline: 'auto',
  color: ACCENT,
  [ONE_BELOW_THE_OTHER]: { display: 'none !important' },
})

const Next = styled('ol')({
  listStyle: 'none',
  margin: '-2px 0 0',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  [ONE_BELOW_THE_OTHER]: {
    gridTemplateColumns: '1fr',
    rowGap: 12,
    width: 'fit-content',
    margin: '20px auto 0',
  },
})

const Phase = styled('li')({
  display: 'grid',
  justifyItems: 'center',
  rowGap: 8,
  ...scale.ui,
  '& > svg': { width: SMALL, height: SMALL },
  '& strong': { display: 'block', fontWeight: 600 },
  '& time': { color: ink.secondary },
  // The two in the middle hang from where the bow is higher.
  '& > [data-thread]': { height: 18 },
  '&:nth-of-type(2) > [data-thread], &:nth-of-type(3) > [data-thread]': { height: 44, marginTop: -11 },
  [ONE_BELOW_THE_OTHER]: {
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: 14,
    textAlign: 'start',
    '& > [data-thread]': { display: 'none' },
  },
})

const dayFormat = new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric', month: 'long' })

/** The moon of tonight, and its next four phases: a mobile that hangs from the planet overhead. */
export function MoonMobile() {
  const now = useWindowValue(quarterHourAtom)
  const moon = moonAt(now)
  return (
    <Frame aria-label={copy.moon.label}>
      <Thread sx={{ height: 'clamp(16px, 4vh, 56px)' }} />
      <Tonights>
        <MoonGlyph moon={moon} size={96} />
      </Tonights>
      <Tonight sx={{ mt: 1.25 }}>{copy.moon.tonight(moon)}</Tonight>
      <Beam aria-hidden viewBox="0 0 480 26" preserveAspectRatio="none" fill="none" stroke="currentColor">
        <path
          d="M240 0v12M1 25Q240-1 479 25"
          strokeWidth="2"
          strokeOpacity="0.6"
          vectorEffect="non-scaling-stroke"
        />
      </Beam>
      <Next aria-label={copy.moon.next}>
        {nextPhases(now).map(({ phase, moment }) => (
          <Phase key={phase}>
            <Thread data-thread />
            <MoonGlyph moon={{ ...moonAt(moment), phase }} size={40} />
            <div>
              <strong>{moonPhases[phase]}</strong>
              <time dateTime={new Date(moment).toISOString()}>{dayFormat.format(moment)}</time>
            </div>
          </Phase>
        ))}
      </Next>
    </Frame>
  )
}
