import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import { fullDate, relativeAge } from './relative-age.ts'
import { nowAtom } from './now.ts'

interface AgeProps {
  readonly timestamp: string
}

export function Age({ timestamp }: AgeProps) {
  const now = useAtomValue(nowAtom)
  return (
    <Typography
      component="time"
      variant="body2"
      dateTime={timestamp}
      title={fullDate(timestamp)}
      sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {relativeAge(timestamp, now)}
    </Typography>
  )
}
