import { Suspense, type ComponentProps } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { ProfileCards } from '#renderer/entities/friends/ProfileCards.tsx'
import { sectionOf } from '#renderer/entities/section/sections.ts'
import { useSessionCheck } from '#renderer/session/use-session-check.ts'
import { ChatButton } from '#renderer/features/chat/ChatButton.tsx'
import { FriendsSidebar } from '#renderer/features/chat/friends/FriendsSidebar.tsx'
import { useChat } from '#renderer/features/chat/use-chat.ts'
import { useDraftsOfGonePosts } from '#renderer/features/feed/posts/gone.ts'
import { useLostTexts } from '#renderer/features/feed/posts/lost-texts.ts'
import { PrefetchFeed } from '#renderer/features/feed/timeline/PrefetchFeed.tsx'
import { MemberSearch } from '#renderer/features/search/MemberSearch.tsx'
import { Shortcuts } from '#renderer/features/shortcuts/Shortcuts.tsx'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { CHAT_LIST, CHAT_PARAM } from '#renderer/lib/paths.ts'
import { useFocusReturn } from '#renderer/lib/focus.ts'
import { DashboardLayout } from '#renderer/shell/DashboardLayout.tsx'
import { Confirm } from '#renderer/ui/confirm/Confirm.tsx'
import { AboveHorizon } from '#renderer/ui/sky/Limb.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { SectionRoutes } from './SectionRoutes.tsx'
import { useJobsOfMember } from './use-jobs-of-member.ts'

const FirstSteps = lazyComponent(() => import('#renderer/features/first-steps/FirstSteps.tsx'), 'FirstSteps')
const ChatPanel = lazyComponent(() => import('#renderer/features/chat/ChatPanel.tsx'), 'ChatPanel')

const onItsWay = (
  <AboveHorizon>
    <LoadingState />
  </AboveHorizon>
)

/** The dashboard: its frame from the shell, its columns from the chat, its page from the route. */
export function DashboardScreen() {
  useJobsOfMember()
  useChat()
  useSessionCheck()
  useOrphanedFiles()
  useLostTexts()
  useDraftsOfGonePosts()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const atHome = sectionOf(pathname)?.id === 'home'
  return (
    <>
      {atHome && <PrefetchFeed />}
      <DashboardLayout
        searchBox={<MemberSearch />}
        chatButton={<ChatButton />}
        friends={atHome ? (isFolded) => <BesideHome isFolded={isFolded} /> : null}
        chat={search.has(CHAT_PARAM) ? (coversPage, edge) => <Chat isPage={coversPage} edge={edge} /> : null}
        listsFriends={search.get(CHAT_PARAM) === CHAT_LIST}
      >
        <Confirm />
        <Shortcuts />
        <ErrorBoundary key={pathname} fallback={<FailedScreen />}>
          <Suspense fallback={onItsWay}>
            <SectionRoutes />
          </Suspense>
        </ErrorBoundary>
      </DashboardLayout>
      <ProfileCards />
    </>
  )
}

/** The friends, with the first steps of a new member above them if there is room. */
function BesideHome({ isFolded }: { readonly isFolded: boolean }) {
  return (
    <>
      <Suspense>{!isFolded && <FirstSteps />}</Suspense>
      <FriendsSidebar isFolded={isFolded} />
    </>
  )
}

/**
 * A component of its own outside the lazy panel: the element that had the focus may be hidden by the time the panel is
 * loaded.
 */
function Chat(panel: ComponentProps<typeof ChatPanel>) {
  useFocusReturn()
  return (
    <Suspense>
      <ChatPanel {...panel} />
    </Suspense>
  )
}
