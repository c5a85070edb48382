import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { DashboardScreen } from '../DashboardScreen.tsx'
import { FullScreenLoading } from '../FullScreenLoading.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { RequireNoSession, RequireSession, RequireSessionCheck, RootRedirect } from './guards.tsx'
import { lazyPage } from './lazy-page.ts'
import { sectionRoutes } from './section-routes.tsx'

const LoginPage = lazyPage(() => import('#renderer/features/auth/LoginPage.tsx'), 'LoginPage')
const ConfirmLinkPage = lazyPage(
  () => import('#renderer/features/auth/link/ConfirmLinkPage.tsx'),
  'ConfirmLinkPage',
)

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
          <Route path={paths.dashboard} element={<DashboardScreen />}>
            {sectionRoutes}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}
