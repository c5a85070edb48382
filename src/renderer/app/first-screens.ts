import { preloadableComponent } from '#renderer/lib/lazy-component.tsx'

/** With home, which it shows first nearly always. */
export const dashboard = preloadableComponent(() => import('./DashboardScreen.tsx'), 'DashboardScreen')

export const login = preloadableComponent(() => import('#renderer/features/auth/LoginPage.tsx'), 'LoginPage')
