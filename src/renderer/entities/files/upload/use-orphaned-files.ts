import { useEffect } from 'react'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { removeOwnOrphanedFiles } from './api.ts'

/** Removes the member's files that no row refers to any more. Failures are repeated at the next start. */
export function removeOrphanedFiles({ id, supabase }: MemberScope): void {
  removeOwnOrphanedFiles(supabase, id).catch((cause: unknown) =>
    console.warn('Files that nothing refers to are left', cause),
  )
}

/** Removes the member's orphaned files after they sign in. */
export function useOrphanedFiles(): void {
  const member = useMember()
  useEffect(() => removeOrphanedFiles(member), [member])
}
