import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import { nowAtom } from './now.ts'
import { fullDate, relativeAge } from './relative-age.ts'

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
