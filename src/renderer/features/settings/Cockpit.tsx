import { styled } from '@mui/material/styles'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { radius, space } from '#renderer/theme/tokens.ts'

/** What there is to handle stands on: a board with a ledge at its upper edge. */
export const board = {
  border: `2px solid ${faintAccent(40)}`,
  borderRadius: `${radius.small}px ${radius.small}px ${radius.large}px ${radius.large}px`,
  backgroundColor: space.sheet,
  boxShadow: `inset 0 8px 0 ${faintAccent(14)}`,
} as const

// A colour of a picture is not forced by itself.
const Lines = styled('svg')({
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: ACCENT,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** Stands on the console below, at its end where that is a bar. */
const Dome = styled(Lines)({
  position: 'absolute',
  bottom: 'calc(100% - 1px)',
  right: 26,
  height: 84,
  // There, the title needs the room.
  '@container (max-width: 560px)': { display: 'none' },
  '@container (min-width: 900px)': { position: 'static', width: '100%', height: 'auto', marginBottom: -1 },
})

/** The glass of the cockpit, and what lies ahead: a planet with its ring, among stars. Decorative. */
export function Glass() {
  return (
    <Dome aria-hidden viewBox="0 0 268 106">
      <path d="M12 105C22 38 78 8 134 8s112 30 122 97z" fill={space.deep} stroke={faintAccent(50)} />
      <path d="M96 14L80 105M172 14l16 91" stroke={faintAccent(28)} />
      <circle cx="134" cy="58" r="16" fill={faintAccent(22)} />
      <path d="M118 62c-14 6-20 11-18 14 3 5 23 1 44-9s35-20 32-25c-2-3-10-2-22 2" />
      <path d="M44 84h0M62 56h0M226 80h0M204 50h0M108 30h0M160 88h0M222 62h0M52 70h0" strokeOpacity="0.700" />
      <path d="M206 76v6M203 79h6M68 36v6M65 39h6" strokeWidth="1.5" strokeOpacity="0.700" />
    </Dome>
  )
}

/** There alone is room below the keys. */
const Gauges = styled(Lines)({
  display: 'none',
  '@container (min-width: 900px)': {
    display: 'block',
    width: '100%',
    marginTop: 10,
    paddingTop: 8,
    borderTop: `1px solid ${space.line}`,
  },
})

/** What else there is on the console. Decorative. */
export function Instruments() {
  return (
    <Gauges aria-hidden viewBox="0 0 248 44">
      <circle cx="34" cy="22" r="15" strokeOpacity="0.700" />
      <path d="M34 22l7-7" />
      <path d="M24 27h0M26 15h0M34 12h0M44 27h0" strokeOpacity="0.500" />
      <path d="M84 8v28M104 8v28M124 8v28M144 8v28" strokeOpacity="0.350" />
      <path d="M84 15h0M104 28h0M124 20h0M144 31h0" strokeWidth="8" />
      <path d="M178 8h48v12h-48z" strokeOpacity="0.700" />
      <path d="M184 16l8-4 7 3 9-4 8 3" strokeWidth="1.500" />
      <path d="M182 32h0M196 32h0M210 32h0M222 32h0" strokeWidth="4" strokeOpacity="0.600" />
    </Gauges>
  )
}
