import { styled } from '@mui/material/styles'
import { useWindowValue } from '#renderer/lib/store.ts'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import { moonPhases } from '#renderer/ui/copy.ts'
import { quarterHourAtom } from '#renderer/lib/clock.ts'
import { dateFormat } from '#renderer/lib/date-format.ts'
import { useZone } from '#renderer/lib/wake.ts'
import { MoonGlyph } from '#renderer/ui/sky/MoonGlyph.tsx'
import { moonAt, nextPhases } from '#renderer/ui/sky/moon.ts'
import { softClearing } from '#renderer/ui/sky/clearing.ts'
import { copy } from './copy.ts'

const THREAD = `color-mix(in srgb, ${ACCENT} 60%, transparent)`

const ONE_BELOW_THE_OTHER = '@media (max-width: 599px)'

const Frame = styled('section')({
  ...softClearing,
  ...roomy,
  width: '100%',
  maxWidth: 760,
  color: ink.primary,
  '& p': { margin: 0 },
  '& svg': { display: 'block', flexShrink: 0, '@media (forced-colors: active)': { color: 'CanvasText' } },
})

/** As large as a high window has room for. */
const [LARGE, SMALL] = ['clamp(88px, 16vh, 168px)', 'clamp(44px, 7vh, 68px)']

const Tonights = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  // The disc begins within the square.
  '& > svg': { width: LARGE, height: LARGE, marginTop: `calc(${LARGE} / -18)` },
})

/** A thread of a length, from which what follows hangs. */
const Thread = styled('div')({
  position: 'relative',
  width: 2,
  marginInline: 'auto',
  backgroundColor: THREAD,
  // Tied to what it hangs from.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: -2,
    top: -3,
    height: 6,
    borderRadius: '50%',
    backgroundColor: ACCENT,
  },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
})

const Tonight = styled('p')({ ...scale.text, '& > strong': { fontWeight: 600 } })

/** From one end to the other, as a bow that hangs from its middle. */
const Beam = styled('svg')({
  // From the middle of the first to that of the last.
  width: '75%',
  height: 34,
  overflow: 'visible',
  marginInline: 'auto',
  color: ACCENT,
  [ONE_BELOW_THE_OTHER]: { display: 'none !important' },
})

const Next = styled('ol')({
  listStyle: 'none',
  margin: 0,
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
  alignContent: 'start',
  rowGap: 6,
  ...scale.ui,
  '& > svg': { width: SMALL, height: SMALL },
  '& strong': { display: 'block', fontWeight: 600 },
  '& time': { color: ink.secondary },
  // The two in the middle hang from where the bow is higher.
  '& > [data-thread]': { height: 26 },
  '& > [data-thread] + svg': { marginTop: `calc(-6px - ${SMALL} / 18)` },
  '&:nth-of-type(2) > [data-thread], &:nth-of-type(3) > [data-thread]': { height: 68, marginTop: -17 },
  [ONE_BELOW_THE_OTHER]: {
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: 14,
    textAlign: 'start',
    '& > [data-thread]': { display: 'none' },
    '& > [data-thread] + svg': { marginTop: 0 },
  },
})

const dayFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'long' })

/** The moon of tonight, and its next four phases: a mobile that hangs from the planet overhead. */
export function MoonMobile() {
  const now = useWindowValue(quarterHourAtom)
  useZone()
  const moon = moonAt(now)
  return (
    <Frame aria-label={copy.moon.label}>
      <Thread sx={{ height: 'clamp(16px, 4vh, 56px)' }} />
      <Tonights>
        <MoonGlyph moon={moon} size={96} />
      </Tonights>
      <Tonight sx={{ mt: 1.25 }}>{copy.moon.tonight(moon)}</Tonight>
      <Beam aria-hidden viewBox="0 0 480 34" preserveAspectRatio="none" fill="none" stroke="currentColor">
        <path
          d="M240 0v15M0 34Q240-4 480 34"
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
              <time dateTime={new Date(moment).toISOString()}>{dayFormat(new Date(moment))}</time>
            </div>
          </Phase>
        ))}
      </Next>
    </Frame>
  )
}
