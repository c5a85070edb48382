import { styled } from '@mui/material/styles'
import { nowAtom } from '#renderer/lib/clock.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { ageInWords, fullDate, relativeAge } from './relative-age.ts'

interface AgeProps {
  readonly timestamp: string
}

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  flexShrink: 0,
  color: theme.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

/** How long ago something was written: abbreviated on screen, in words for screen readers. */
export function Age({ timestamp }: AgeProps) {
  const now = useWindowValue(nowAtom)
  const age = relativeAge(timestamp, now)
  const words = ageInWords(timestamp, now)
  const isNow = age === words
  return (
    <Time dateTime={timestamp} title={fullDate(timestamp)}>
      {isNow ? (
        age
      ) : (
        <>
          <span aria-hidden>{age}</span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </>
      )}
    </Time>
  )
}
