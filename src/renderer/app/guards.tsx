import { useAtomValue } from 'jotai'
import { Navigate, Outlet } from 'react-router-dom'
import Box from '@mui/material/Box'
import { isUnfinishedAtom } from '#renderer/features/auth/flow.ts'
import { paths } from '#renderer/lib/paths.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { MemberProvider } from '#renderer/session/MemberProvider.tsx'
import { sessionAtom } from '#renderer/session/session.ts'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { copy } from './copy.ts'

/** `/`: to the dashboard or the login, depending on the session (spec §2). */
export function RootRedirect() {
  const session = useAtomValue(sessionAtom)
  if (session.status === 'loading') return <FullScreenLoading />
  return <Navigate to={session.status === 'present' ? paths.dashboard : paths.login} replace />
}

/** Waits until it is known whether there is a session. */
export function RequireSessionCheck() {
  const session = useAtomValue(sessionAtom)
  return session.status === 'loading' ? <FullScreenLoading /> : <Outlet />
}

/** `/dashboard/*`: only with a session. */
export function RequireSession() {
  const session = useAtomValue(sessionAtom)
  const isUnfinished = useAtomValue(isUnfinishedAtom)
  if (session.status === 'loading') return <FullScreenLoading />
  if (session.status === 'absent' || isUnfinished) return <Navigate to={paths.login} replace />
  return <MemberOutlet member={session.member} />
}

/** The screens of a member; none outlives the member's scope. */
const MemberOutlet = ({ member }: { readonly member: MemberScope }) => (
  <MemberProvider key={member.id} member={member}>
    <Outlet />
  </MemberProvider>
)

/** `/login`: only without a session, except while a sign-up still has its second step. */
export function RequireNoSession() {
  const session = useAtomValue(sessionAtom)
  const isUnfinished = useAtomValue(isUnfinishedAtom)
  if (session.status === 'loading') return <FullScreenLoading />
  return session.status === 'present' && !isUnfinished ? (
    <Navigate to={paths.dashboard} replace />
  ) : (
    <Outlet />
  )
}

/** The spinner while the session loads (spec §2). Without the sky, which would be painted only for a moment. */
export function FullScreenLoading() {
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
      <LoadingState label={copy.loading} />
    </Box>
  )
}
