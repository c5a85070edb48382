import Typography from '@mui/material/Typography'
import { useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { copy } from '../copy.ts'

/** Whether the server is away: loads that failed are then only waiting and will be repeated. */
export const useIsAway = (): boolean => !useWindowValue(serverReachableAtom)

interface WhenBackProps {
  /** What will appear. */
  readonly text?: string
}

/** Placeholder for content that could not be loaded while the server is away; a line above the page says why. */
export function WhenBack({ text = copy.whenBack }: WhenBackProps) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  )
}
