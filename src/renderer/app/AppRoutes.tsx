import Box from '@mui/material/Box'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { paths } from '#renderer/lib/paths.ts'
import { sessionAtom } from '#renderer/session/session.ts'
import {
  FullScreenLoading,
  RequireNoSession,
  RequireSession,
  RequireSessionCheck,
  RootRedirect,
} from './guards.tsx'
import { NightScreen } from './FailedScreen.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { dashboard, login } from './first-screens.ts'

const ConfirmLinkPage = lazyComponent(
  () => import('#renderer/features/auth/code/ConfirmLinkPage.tsx'),
  'ConfirmLinkPage',
)

const night = (
  <NightScreen>
    <Outlet />
  </NightScreen>
)

const entrance = (
  <NightScreen hasPlanet>
    <Outlet />
  </NightScreen>
)

const nowhere = (
  <Box component="main" sx={{ height: '100%' }}>
    <NotFoundPage />
  </Box>
)

function ConfirmLink() {
  const { status } = useAtomValue(sessionAtom)
  return <ConfirmLinkPage isTaken={status === 'present'} />
}

export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenLoading />}>
      <Routes>
        <Route path={paths.root} element={<RootRedirect />} />
        <Route element={<RequireNoSession />}>
          <Route element={entrance}>
            <Route path={paths.login} element={<login.Component />} />
          </Route>
        </Route>
        <Route element={<RequireSessionCheck />}>
          <Route element={night}>
            <Route path={paths.confirm} element={<ConfirmLink />} />
          </Route>
        </Route>
        <Route element={<RequireSession />}>
          <Route path={`${paths.dashboard}/*`} element={<dashboard.Component />} />
        </Route>
        <Route element={night}>
          <Route path="*" element={nowhere} />
        </Route>
      </Routes>
    </Suspense>
  )
}
