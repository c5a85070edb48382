import { useEffect } from 'react'
import { removeOwnOrphanedFiles } from './api.ts'

/** Clears the member's forgotten files away once they are signed in. A failure only leaves it to the next start. */
export function useOrphanedFiles(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return
    removeOwnOrphanedFiles(userId).catch((error: unknown) =>
      console.warn('forgotten files could not be removed', error),
    )
  }, [userId])
}
