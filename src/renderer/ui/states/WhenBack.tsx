import Typography from '@mui/material/Typography'
import { useWindowValue } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { copy } from '../copy.ts'

/** Whether the server is away: what could not be read then has not failed, it waits, and is read again by itself. */
export const useIsAway = (): boolean => !useWindowValue(serverReachableAtom)

/** In the place of what could not be read, while one line over the page says why. */
export function WhenBack() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {copy.whenBack}
    </Typography>
  )
}
