import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { sections, type SectionId } from '#renderer/entities/section/sections.ts'
import { HomePage } from '#renderer/features/feed/HomePage.tsx'
import type { PlaceholderName } from '#renderer/features/placeholders/copy.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const BlogsPage = lazyComponent(() => import('#renderer/features/blogs/BlogsPage.tsx'), 'BlogsPage')
const FriendsPage = lazyComponent(() => import('#renderer/features/friends/FriendsPage.tsx'), 'FriendsPage')
const HostingPage = lazyComponent(() => import('#renderer/features/showcases/HostingPage.tsx'), 'HostingPage')
const JobsPage = lazyComponent(() => import('#renderer/features/jobs/JobsPage.tsx'), 'JobsPage')
const MarketingPage = lazyComponent(
  () => import('#renderer/features/showcases/MarketingPage.tsx'),
  'MarketingPage',
)
const PetAreaPage = lazyComponent(() => import('#renderer/features/pet-area/PetAreaPage.tsx'), 'PetAreaPage')
const PlaceholderPage = lazyComponent(
  () => import('#renderer/features/placeholders/PlaceholderPage.tsx'),
  'PlaceholderPage',
)
const AdultsRoute = lazyComponent(() => import('./AdultsRoute.tsx'), 'AdultsRoute')
const OtherProfileRoute = lazyComponent(() => import('./ProfileRoutes.tsx'), 'OtherProfileRoute')
const OwnProfileRoute = lazyComponent(() => import('./ProfileRoutes.tsx'), 'OwnProfileRoute')
const PetProfilePage = lazyComponent(
  () => import('#renderer/features/pets/PetProfilePage.tsx'),
  'PetProfilePage',
)
const PostPage = lazyComponent(() => import('#renderer/features/feed/PostPage.tsx'), 'PostPage')
const QuantumLuxPage = lazyComponent(
  () => import('#renderer/features/quantum-lux/QuantumLuxPage.tsx'),
  'QuantumLuxPage',
)
const SettingsPage = lazyComponent(
  () => import('#renderer/features/settings/SettingsPage.tsx'),
  'SettingsPage',
)

/** Routes below those of the dashboard, for sections with more than one page. */
const routes: Partial<Record<SectionId, readonly string[]>> = {
  profile: ['profile', 'profile/albums/:albumId'],
  'user-profile': ['user-profile/:userId', 'user-profile/:userId/albums/:albumId'],
  'pet-profile': ['pet-profile/:petId?', 'pet-profile/:petId/albums/:albumId'],
  post: ['post/:postId'],
  blogsandgifts: ['blogsandgifts/*'],
}

const pages: Record<Exclude<SectionId, PlaceholderName>, ReactNode> = {
  home: <HomePage />,
  mushittech77: <HostingPage />,
  optimustime: <MarketingPage />,
  hocicobites: <PetAreaPage />,
  impulsame: <JobsPage />,
  humordidas: <HomePage key="humordidas" category="humordidas" />,
  blogsandgifts: <BlogsPage />,
  quantumlux: <QuantumLuxPage />,
  lizysfriends: <AdultsRoute />,
  amigos: <FriendsPage />,
  profile: <OwnProfileRoute />,
  'user-profile': <OtherProfileRoute />,
  'pet-profile': <PetProfilePage />,
  post: <PostPage />,
  settings: <SettingsPage />,
}

const hasPage = (id: SectionId): id is keyof typeof pages => id in pages

const pageOf = (id: SectionId): ReactNode => (hasPage(id) ? pages[id] : <PlaceholderPage section={id} />)

/**
 * Every screen of the dashboard (spec §2). Home is loaded with the dashboard: a fallback that React shows for a moment
 * stays for a third of a second, to avoid flicker.
 */
export function SectionRoutes() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      {Object.values(sections).flatMap(({ id }) =>
        (routes[id] ?? [id]).map((path) => <Route key={path} path={path} element={pageOf(id)} />),
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
