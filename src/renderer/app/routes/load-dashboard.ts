export const loadHomePage = () => import('#renderer/features/feed/HomePage.tsx')

/**
 * The dashboard and home, which it shows first nearly always. It waits for home: a place kept for what comes a moment
 * later stays for a third of a second, by which time React keeps places from flickering. What fails is told where home
 * is shown.
 */
export async function loadDashboard() {
  const [screen] = await Promise.all([import('../DashboardScreen.tsx'), loadHomePage().catch(() => undefined)])
  return screen
}
