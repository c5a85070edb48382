import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { AnswerButtons } from '#renderer/entities/friends/AnswerButtons.tsx'
import { PendingPanel } from '#renderer/entities/friends/PendingPanel.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { AlbumsPanel } from '#renderer/entities/albums/AlbumsPanel.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { useEditMode } from '#renderer/entities/profile-page/use-edit-mode.ts'
import { AboutPanel } from './about/AboutPanel.tsx'
import { Bio } from './about/Bio.tsx'
import { portfolioOf } from './albums/portfolio.ts'
import { copy } from './copy.ts'
import { profileDrafts } from './edit/profile-drafts.ts'
import { ProfileHeader } from './frame/ProfileHeader.tsx'
import { ProfileSkeleton } from './frame/ProfileSkeleton.tsx'
import { ChangeOwnPicture } from './picture/ChangeOwnPicture.tsx'
import { PetPanel } from './pet/PetPanel.tsx'

const EditProfile = lazyComponent(() => import('./edit/EditProfile.tsx'), 'EditProfile')

const changes = {
  cover: <ChangeOwnPicture kind="cover" />,
  avatar: <ChangeOwnPicture kind="avatar" />,
}

interface OwnProfilePageProps {
  /** The member's posts, and those they have saved, which are the feed's to show. */
  readonly posts: (memberId: string) => ReactNode
  readonly collections: ReactNode
}

/** The member's own profile (spec §2). That it could not be read is told by the frame around it. */
export function OwnProfilePage({ posts, collections }: OwnProfilePageProps) {
  const userId = useAtomValue(currentUserIdAtom)
  const { data: profile, isError, refetch } = useOwnProfile()
  const { isEditing, wasStarted, button, start, stop } = useEditMode(
    () => profileDrafts.get(userId ?? '') !== undefined,
  )
  if (!profile && isError)
    return <ErrorState heading="h1" message={copy.loadFailed} onRetry={() => void refetch()} />
  if (!profile) return <ProfileSkeleton memberId={userId ?? ''} />
  const header = (
    <ProfileHeader member={profile} changes={changes}>
      <Bio profile={profile} />
      {!isEditing && (
        <Button ref={button} variant="outlined" startIcon={<EditOutlined />} onClick={start}>
          {copy.edit.open}
        </Button>
      )}
    </ProfileHeader>
  )
  if (isEditing)
    return (
      <ProfileColumns head={header}>
        <Suspense fallback={<LoadingState />}>
          <EditProfile profile={profile} takesFocus={wasStarted} onClose={stop} />
        </Suspense>
      </ProfileColumns>
    )
  const side = (
    <>
      <AboutPanel profile={profile} />
      <PetPanel ownerId={profile.id} isOwn />
      <Panel title={copy.family.title}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.family.soon}
        </Typography>
      </Panel>
    </>
  )
  const head = (
    <>
      {header}
      <PendingPanel direction="received" actions={(sender) => <AnswerButtons member={sender} />} />
    </>
  )
  return (
    <ProfileColumns head={head} side={side}>
      <AlbumsPanel title={copy.albums} shelf={portfolioOf(profile.id)} isOwn />
      {collections}
      {posts(profile.id)}
    </ProfileColumns>
  )
}
