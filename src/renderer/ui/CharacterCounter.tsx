import Typography from '@mui/material/Typography'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { copy } from './copy.ts'

/** With this many characters left the counter changes colour and is read out. */
export const NEAR_LIMIT = 50

interface CharacterCounterProps {
  readonly text: string
  readonly limit: number
}

function tone(left: number) {
  if (left < 0) return { color: 'error.main', fontWeight: 600 }
  return { color: left <= NEAR_LIMIT ? 'warning.main' : 'text.secondary' }
}

export function CharacterCounter({ text, limit }: CharacterCounterProps) {
  const count = countCharacters(text)
  const left = limit - count
  const warning = left < 0 ? copy.counter.over(-left) : copy.counter.left(left)
  return (
    <Typography
      variant="body2"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...tone(left) }}
    >
      {left <= NEAR_LIMIT && <span role="status">{warning} · </span>}
      {count}/{limit}
    </Typography>
  )
}
