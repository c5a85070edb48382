import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { paths } from '#renderer/lib/paths.ts'
import { FullScreenLoading } from '../FullScreenLoading.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { RequireNoSession, RequireSession, RequireSessionCheck, RootRedirect } from './guards.tsx'
import { loadDashboard } from './load-dashboard.ts'

const LoginPage = lazyComponent(() => import('#renderer/features/auth/LoginPage.tsx'), 'LoginPage')
const ConfirmLinkPage = lazyComponent(
  () => import('#renderer/features/auth/link/ConfirmLinkPage.tsx'),
  'ConfirmLinkPage',
)
const DashboardScreen = lazyComponent(loadDashboard, 'DashboardScreen')

export function AppRoutes() {
  return (
    <Suspense fallback={<FullScreenLoading />}>
      <Routes>
        <Route path={paths.root} element={<RootRedirect />} />
        <Route element={<RequireNoSession />}>
          <Route path={paths.login} element={<LoginPage />} />
        </Route>
        <Route element={<RequireSessionCheck />}>
          <Route path={paths.confirm} element={<ConfirmLinkPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route path={`${paths.dashboard}/*`} element={<DashboardScreen />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}
