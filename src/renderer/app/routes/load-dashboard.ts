/**
 * The dashboard with home, which it shows first nearly always. They come together: a place kept for what comes a moment
 * later would stay for a third of a second, by which time React keeps places from flickering.
 */
export const loadDashboard = () => import('./dashboard.ts')
