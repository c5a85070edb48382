import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

/** With this many characters left the counter says so in words, changes colour and is read out. */
export const NEAR_LIMIT = 50

interface CharacterCounterProps {
  readonly text: string
  readonly limit: number
}

function tone(left: number) {
  if (left < 0) return { color: 'error.main', fontWeight: 600 }
  return { color: left <= NEAR_LIMIT ? 'warning.main' : 'primary.main' }
}

/** How much of the limit is used: a moon on its way around, and close to the end the number. */
export function CharacterCounter({ text, limit }: CharacterCounterProps) {
  const count = countCharacters(text)
  const left = limit - count
  const warning = left < 0 ? copy.counter.over(-left) : copy.counter.left(left)
  const used = `${count}/${limit}`
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        ...tone(left),
      }}
    >
      {left <= NEAR_LIMIT && (
        <span>
          <span role="status">{warning} · </span>
          {used}
        </span>
      )}
      {count > 0 && <Orbit share={Math.min(1, count / limit)} label={left > NEAR_LIMIT ? used : null} />}
    </Typography>
  )
}

/** Pixels. */
const ORBIT = { size: 22, radius: 8, moon: 2.75 }

const Drawing = styled('svg')({ flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeWidth: 2 })

interface OrbitProps {
  /** From 0 to 1. */
  readonly share: number
  /** What it tells, where nothing beside it does. */
  readonly label: string | null
}

function Orbit({ share, label }: OrbitProps) {
  const { size, radius, moon } = ORBIT
  const middle = size / 2
  const angle = share * 2 * Math.PI
  const around = 2 * Math.PI * radius
  return (
    <Drawing width={size} height={size} {...(label === null ? { 'aria-hidden': true } : { role: 'img' })}>
      {label !== null && <title>{label}</title>}
      <circle cx={middle} cy={middle} r={radius} stroke={space.lineStrong} />
      <circle
        cx={middle}
        cy={middle}
        r={radius}
        strokeDasharray={`${share * around} ${around}`}
        transform={`rotate(-90 ${middle} ${middle})`}
      />
      <circle
        cx={middle + radius * Math.sin(angle)}
        cy={middle - radius * Math.cos(angle)}
        r={moon}
        fill="currentColor"
        stroke="none"
      />
    </Drawing>
  )
}
