import { styled } from '@mui/material/styles'
import { arrive } from '#renderer/theme/motion.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A part of a drawing: they arrive one after the other, and then stand. */
const Part = styled('g')({
  '@media (prefers-reduced-motion: no-preference)': {
    ...arrive,
    animationFillMode: 'backwards',
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((after) => [`&[data-after="${after}"]`, { animationDelay: `${after * 60}ms` }]),
    ),
  },
})

/** A tower of servers on a planet, heard as far as the moons around it. */
export function ServerTower() {
  return (
    <Drawing stars="M22 40h0M64 18h0M112 10h0M222 14h0M262 96h0M300 74h0M36 108h0M284 22v6M281 25h6">
      <path d="M40 84C30 60 92 34 160 34S290 60 280 84" strokeDasharray="0 7" strokeOpacity="0.500" />
      <Part data-after={3}>
        {' '}
        <circle cx="44" cy="66" r="9" fill="currentColor" fillOpacity="0.300" />
      </Part>
      <Part data-after={4}>
        {' '}
        <circle cx="270" cy="58" r="13" fill={BODY} />
        <path d="M258 54Q270 60 283 55M259 63Q272 69 281 64" strokeOpacity="0.500" />
      </Part>
      <Part data-after={0}>
        {' '}
        <path d="M160 60V40M151 33a12 12 0 0 1 18 0M143 26a23 23 0 0 1 34 0" />
        <rect x="130" y="60" width="60" height="112" rx="6" fill={BODY} />
        <path
          d="M130 60h60v18h-60zM130 116h60v18h-60z"
          fill="currentColor"
          fillOpacity="0.160"
          stroke="none"
        />
        <path d="M130 78h60M130 97h60M130 116h60M130 134h60M130 153h60" />
        <path
          d="M140 69h0M148 69h0M140 87.500h0M148 87.500h0M140 106h0M140 125h0M148 125h0M140 143.500h0M140 163h0M148 163h0"
          strokeWidth="4"
        />
        <path
          d="M164 69h16M164 87.500h16M164 106h16M164 125h16M164 143.500h16M164 163h16"
          strokeOpacity="0.500"
        />
      </Part>
      <Part data-after={1}>
        {' '}
        <path d="M76 172v-52a5 5 0 0 1 5-5h31a5 5 0 0 1 5 5v52z" fill={BODY} />
        <path d="M76 134h41M76 153h41M86 124.500h0M86 143.500h0M94 143.500h0M86 163h0" />
        <path d="M117 160h13" />
      </Part>
      <Part data-after={2}>
        {' '}
        <path d="M214 172l12-34 12 34zM226 138v-8" fill={BODY} />
        <path d="M206 102a26 26 0 0 0 38 32z" fill={BODY} />
        <path d="M225 118l14-14M244 99h0" />
      </Part>{' '}
    </Drawing>
  )
}

/** Where the hands turn: on the horizon, which hides the lower half of the dial. */
const [HUB_X, HUB_Y] = [160, 172]
/** Radius of the dial, and of the orbit around it. */
const [RIM, ORBIT] = [144, 164]

/** A place of the drawing. @param minute of the dial, from 12 o'clock on @param reach distance from the hub */
function onDial(minute: number, reach: number): string {
  const angle = (minute / 30) * Math.PI
  return `${(HUB_X + reach * Math.sin(angle)).toFixed(1)} ${(HUB_Y - reach * Math.cos(angle)).toFixed(1)}`
}

/** Marks from 9 to 3 o'clock, of the minutes or of the hours. */
const marksOf = (minutes: readonly number[], length: number) =>
  minutes.map((minute) => `M${onDial(minute, RIM - 9)}L${onDial(minute, RIM - 9 - length)}`).join('')

const MINUTES = Array.from({ length: 31 }, (_, index) => index - 15)
const isHour = (minute: number) => minute % 5 === 0
const MARKS = {
  hours: marksOf(MINUTES.filter(isHour), 12),
  minutes: marksOf(
    MINUTES.filter((minute) => !isHour(minute)),
    4,
  ),
}

/** Where the ground is at both sides of the dial, from which it falls away. */
const FOOT = HUB_Y + 8

/** Half a circle around the hub, which stands on the ground. */
const arch = (reach: number) =>
  `M${HUB_X - reach} ${FOOT}V${HUB_Y}A${reach} ${reach} 0 0 1 ${HUB_X + reach} ${HUB_Y}V${FOOT}`

/** All of the dial over the ground. */
const FACE = `${arch(RIM)}Q${HUB_X} ${HUB_Y - 8} ${HUB_X - RIM} ${FOOT}`

/** The hour rises: a clock comes over the horizon as a sun does, and the hand that counts the minutes lifts off from it. */
export function RisingHour() {
  return (
    <Drawing stars="M8 52h0M28 20h0M64 8h0M4 96h0M262 8h0M298 22h0M314 64h0M318 112h0M22 66v6M19 69h6M294 48h0">
      <Part data-after={0}>
        <path d={FACE} fill={BODY} stroke="none" />
        <path d={FACE} fill="currentColor" fillOpacity="0.100" stroke="none" />
        <path d={arch(RIM)} />
        <path d={arch(RIM - 26)} strokeOpacity="0.300" strokeWidth="1" />
      </Part>
      <Part data-after={1}>
        <path d={MARKS.hours} strokeWidth="2.500" />
        <path d={MARKS.minutes} strokeOpacity="0.550" strokeWidth="1.500" />
      </Part>
      <Part data-after={2}>
        <path d={`M${HUB_X} ${HUB_Y}L${onDial(-10, 78)}`} strokeWidth="4" />
        <path d={`M${onDial(-10, 78)}L${onDial(-10, 92)}`} />
      </Part>
      <Part data-after={3}>
        <path d={`M${HUB_X} ${HUB_Y}L${onDial(6, 108)}`} />
        <path d={`M140 ${HUB_Y}a20 20 0 0 1 40 0`} fill={BODY} />
        <path d={`M${HUB_X} ${HUB_Y - 7}h0`} strokeWidth="5" />
      </Part>
      <Part data-after={4}>
        <path
          d={`M${onDial(-15, ORBIT)}A${ORBIT} ${ORBIT} 0 0 1 ${onDial(4, ORBIT)}`}
          strokeDasharray="0 7"
          strokeOpacity="0.500"
        />
        <g transform={`translate(${onDial(-7, ORBIT)})`}>
          <circle r="9" fill={BODY} />
          <path d="M-16 6Q-2 7 15 -7" strokeOpacity="0.700" />
        </g>
      </Part>
      <Part data-after={5}>
        <g transform={`translate(${onDial(6, RIM - 9)}) rotate(36)`}>
          <path d="M0 -36C12 -25 13 -6 8 10H-8C-13 -6 -12 -25 0 -36z" fill={BODY} />
          <path
            d="M0 -36C6 -30 9 -24 10.500 -17H-10.500C-9 -24 -6 -30 0 -36z"
            fill="currentColor"
            fillOpacity="0.300"
            stroke="none"
          />
          <circle cy="-6" r="5" fill="currentColor" fillOpacity="0.400" />
          <path d="M-9 -2l-9 12v8l10 -8M9 -2l9 12v8l-10 -8" fill={BODY} />
          <path d="M-4 16v6M4 16v6M0 16v11" />
        </g>
      </Part>
    </Drawing>
  )
}
