import { useEffect } from 'react'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { removeOwnOrphanedFiles } from './api.ts'

/** Removes the files of the member that no row refers to any more. What fails is made up for at the next start. */
export function removeOrphanedFiles({ id, supabase }: MemberScope): void {
  removeOwnOrphanedFiles(supabase, id).catch((cause: unknown) =>
    console.warn('Files that nothing refers to are left', cause),
  )
}

/** Removes the member's orphaned files once they are signed in. */
export function useOrphanedFiles(): void {
  const member = useMember()
  useEffect(() => removeOrphanedFiles(member), [member])
}
