import { Route } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { lazyPage } from './lazy-page.ts'

const HomePage = lazyPage(() => import('#renderer/features/feed/HomePage.tsx'), 'HomePage')
const PlaceholderPage = lazyPage(
  () => import('#renderer/features/placeholders/PlaceholderPage.tsx'),
  'PlaceholderPage',
)
const SettingsPage = lazyPage(() => import('#renderer/features/settings/SettingsPage.tsx'), 'SettingsPage')

const placeholders = [
  'mushittech77',
  'optimustime',
  'blogsandgifts',
  'hocicobites',
  'impulsame',
  'quantumlux',
  'lizysfriends',
  'agenda',
  'salud',
  'amigos',
  'negocios',
  'lugares',
  'profile',
] as const

/** Every screen of the dashboard (spec §2). */
export const sectionRoutes = (
  <>
    <Route index element={<HomePage />} />
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.humordidas} element={<HomePage key="humordidas" category="humordidas" />} />
    {placeholders.map((section) => (
      <Route key={section} path={paths[section]} element={<PlaceholderPage section={section} />} />
    ))}
    <Route path={paths.settings} element={<SettingsPage />} />
    <Route path={paths.pet(':petId')} element={<PlaceholderPage section="pet-profile" />} />
    <Route path={paths.user(':userId')} element={<PlaceholderPage section="user-profile" />} />
  </>
)
