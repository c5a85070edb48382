import { Route } from 'react-router-dom'
import { sections, type SectionId } from '#renderer/entities/section/sections.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { paths } from '#renderer/lib/paths.ts'
import { loadDashboard } from './load-dashboard.ts'

const HomePage = lazyComponent(loadDashboard, 'HomePage')
const PlaceholderPage = lazyComponent(
  () => import('#renderer/features/placeholders/PlaceholderPage.tsx'),
  'PlaceholderPage',
)
const SettingsPage = lazyComponent(
  () => import('#renderer/features/settings/SettingsPage.tsx'),
  'SettingsPage',
)

/** Where the route is more than the section's own. */
const routeOf = (id: SectionId): string => {
  if (id === 'pet-profile') return paths.pet(':petId')
  return id === 'user-profile' ? paths.user(':userId') : sections[id].path
}

const pageOf = (id: SectionId) => {
  if (id === 'home') return <HomePage />
  if (id === 'humordidas') return <HomePage key={id} category={id} />
  return id === 'settings' ? <SettingsPage /> : <PlaceholderPage section={id} />
}

/** Every screen of the dashboard (spec §2). */
export const sectionRoutes = (
  <>
    <Route index element={<HomePage />} />
    {Object.values(sections).map(({ id }) => (
      <Route key={id} path={routeOf(id)} element={pageOf(id)} />
    ))}
  </>
)
