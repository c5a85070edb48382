import Typography from '@mui/material/Typography'
import { copy } from '../copy.ts'
import { countCharacters, POST_LIMIT } from '../state/character-count.ts'

/** From here on the counter changes colour and is read out. */
const NEAR = 50

interface CharacterCounterProps {
  readonly text: string
}

function tone(left: number) {
  if (left < 0) return { color: 'error.main', fontWeight: 600 }
  return { color: left <= NEAR ? 'warning.main' : 'text.secondary' }
}

export function CharacterCounter({ text }: CharacterCounterProps) {
  const count = countCharacters(text)
  const left = POST_LIMIT - count
  const warning = left < 0 ? copy.counter.over(-left) : copy.counter.left(left)
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', ...tone(left) }}>
      {left <= NEAR && <span role="status">{warning} · </span>}
      {count}/{POST_LIMIT}
    </Typography>
  )
}
