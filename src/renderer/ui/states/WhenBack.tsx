import Typography from '@mui/material/Typography'
import { useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { copy } from '../copy.ts'

/** Whether the server is away: what could not be read then has not failed, it waits, and is read again by itself. */
export const useIsAway = (): boolean => !useWindowValue(serverReachableAtom)

interface WhenBackProps {
  /** Says what will come. */
  readonly text?: string
}

/** In the place of what could not be read, while one line over the page says why. */
export function WhenBack({ text = copy.whenBack }: WhenBackProps) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  )
}
