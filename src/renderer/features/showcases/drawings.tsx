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

/** How high they are; each has a window for every twelve. */
const COLUMNS = [24, 40, 60, 84, 90] as const

interface ColumnProps {
  readonly height: number
  readonly left: number
  /** The rocket has left from it. */
  readonly isLast: boolean
}

function Column({ height, left, isLast }: ColumnProps) {
  const outline = `M${left} 172v-${height}h26v${height}z`
  const windows = Array.from(
    { length: Math.floor((height - 12) / 12) },
    (_, index) => `M${left + 8} ${184 - height + (isLast ? 2 : 0) + index * 12}h10`,
  )
  return (
    <>
      <path d={outline} fill={BODY} />
      {isLast && <path d={outline} fill="currentColor" fillOpacity="0.220" stroke="none" />}
      <path d={windows.join('')} strokeOpacity="0.500" />
    </>
  )
}

/** A city of columns, each higher than the one before, and a rocket that goes on where they end. */
export function RisingCity() {
  return (
    <Drawing stars="M24 64h0M52 22h0M98 34h0M148 12h0M214 18h0M296 104h0M302 44h0M24 132h0M120 62v6M117 65h6">
      <path d="M34 152C92 146 168 122 232 58" strokeDasharray="0 7" strokeOpacity="0.600" />
      {COLUMNS.map((height, index) => (
        <Part key={height} data-after={index}>
          <Column height={height} left={72 + index * 38} isLast={index === COLUMNS.length - 1} />
        </Part>
      ))}
      <Part data-after={4}>
        <path d="M199 88V78M199 78h12l-4-4 4-4h-12v8" />
      </Part>
      <Part data-after={5}>
        <g transform="rotate(42 254 38)">
          <path d="M254 12C265 22 266 40 262 54h-16C242 40 243 22 254 12z" fill={BODY} />
          <circle cx="254" cy="32" r="5" fill="currentColor" fillOpacity="0.400" />
          <path d="M246 42l-9 12v8l10-8M262 42l9 12v8l-10-8M250 60v8M258 60v8M254 60v14" />
        </g>
      </Part>
      <path d="M292 14Q294 22 302 24Q294 26 292 34Q290 26 282 24Q290 22 292 14z" fill="currentColor" />
    </Drawing>
  )
}
