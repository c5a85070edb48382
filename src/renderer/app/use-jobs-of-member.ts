import { useEffect } from 'react'
import { holdEnd } from '#renderer/session/hold-end.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'

/**
 * Runs what earlier windows of the member left to be sent, and what is urgent before this one ends. Mounted once, while a
 * member is signed in. Rooms that are not shown yet come with their kinds only after the page is drawn.
 */
export function useJobsOfMember(): void {
  const member = useMember()
  useEffect(() => {
    const left = new AbortController()
    void import('./job-kinds.ts').then(({ jobKinds }) => {
      if (left.signal.aborted) return
      startJobs(member, jobKinds)
      left.signal.addEventListener('abort', holdEnd(member), { once: true })
    })
    return () => left.abort()
  }, [member])
}
