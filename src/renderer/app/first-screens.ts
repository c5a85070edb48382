import { preloadableComponent } from '#renderer/lib/lazy-component.tsx'

/** Includes home, nearly always its first page. */
export const dashboard = preloadableComponent(() => import('./DashboardScreen.tsx'), 'DashboardScreen')

export const login = preloadableComponent(() => import('#renderer/features/auth/LoginPage.tsx'), 'LoginPage')
