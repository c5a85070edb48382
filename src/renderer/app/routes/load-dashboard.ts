/** With home, which it shows first nearly always. */
export const loadDashboard = () => import('../DashboardScreen.tsx')
