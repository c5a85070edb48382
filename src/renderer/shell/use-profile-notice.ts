import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { ownProfileAtom } from '#renderer/entities/member/state/own-profile.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'

/** Says that the own profile could not be read (spec §8). */
export function useProfileNotice(): void {
  const { error } = useAtomValue(ownProfileAtom)
  const toasts = useToasts()
  useEffect(() => {
    if (!error) return
    console.error('The own profile could not be read', error)
    toasts.error(copy.profileFailed)
  }, [error, toasts])
}
