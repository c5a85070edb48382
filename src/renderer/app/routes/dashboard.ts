/** What is drawn at once in the dashboard, as one file: two dozen small ones compress worse and come one by one. */
export { DashboardScreen } from '../DashboardScreen.tsx'
export { HomePage } from '#renderer/features/feed/HomePage.tsx'
