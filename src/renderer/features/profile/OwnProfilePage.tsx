import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, type ReactNode } from 'react'
import { AlbumsPanel } from '#renderer/entities/albums/AlbumsPanel.tsx'
import { ChangePicture } from '#renderer/entities/files/crop/ChangePicture.tsx'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { AnswerButtons } from '#renderer/entities/friends/AnswerButtons.tsx'
import { PendingPanel } from '#renderer/entities/friends/PendingPanel.tsx'
import { DEFAULT_COVER, generatedAvatar, pictureOf } from '#renderer/entities/member/avatar-address.ts'
import { changeMember, useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { useEditMode } from '#renderer/entities/profile-page/use-edit-mode.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { AboutPanel, Bio, FactsLine } from './AboutPanel.tsx'
import { usePortfolio } from './portfolio.ts'
import { copy } from './copy.ts'
import { profileDrafts } from './use-profile-form.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { PetPanel } from './PetPanel.tsx'
import { updatePicture, type PictureKind } from './api.ts'

const EditProfile = lazyComponent(() => import('./EditProfile.tsx'), 'EditProfile')

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
  const member = useMember()
  const { data: profile, isError, refetch } = useOwnProfile()
  const portfolio = usePortfolio(member.id)
  const { isEditing, wasStarted, button, start, stop } = useEditMode(
    () => member.part(profileDrafts).get('') !== undefined,
  )
  if (!profile && isError)
    return <ErrorState heading="h1" message={copy.loadFailed} onRetry={() => void refetch()} />
  if (!profile) return <ProfileSkeleton memberId={member.id} />
  const header = (
    <ProfileHeader
      member={profile}
      changes={changes}
      acts={
        !isEditing && (
          <Button ref={button} variant="outlined" startIcon={<EditOutlined />} onClick={start}>
            {copy.edit.open}
          </Button>
        )
      }
    >
      <FactsLine profile={profile} />
      <Bio profile={profile} />
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
      <AboutPanel profile={profile} empty={copy.about.empty} />
      <PetPanel ownerId={profile.id} isOwn />
      <Panel title={copy.family.title} isSlim>
        <Typography variant="body2" sx={{ ml: 'auto', pr: 1, color: 'text.secondary' }}>
          {copy.family.soon}
        </Typography>
      </Panel>
    </>
  )
  const head = (
    <>
      {header}
      <PendingPanel
        list="received"
        isSlim
        actions={(sender) => <AnswerButtons member={sender} isMain isInList isSmall />}
      />
    </>
  )
  return (
    <ProfileColumns head={head} side={side}>
      <AlbumsPanel title={copy.albums} shelf={portfolio} isOwn />
      {collections}
      {posts(profile.id)}
    </ProfileColumns>
  )
}

const texts = copy.picture

/** Gives the member another avatar or cover, or their planet and their sky again; it shows at once wherever they stand. */
export function ChangeOwnPicture({ kind }: { readonly kind: PictureKind }) {
  const member = useMember()
  const { data: profile } = useOwnProfile()
  const save = async (address: string) =>
    changeMember(member, await updatePicture(member.supabase, member.id, kind, address))
  const remove = async () => {
    await save(kind === 'avatar' ? generatedAvatar(member.id) : DEFAULT_COVER)
    removeOrphanedFiles(member)
  }
  const hasPicture = pictureOf(profile?.[`${kind}_url`] ?? null) !== null
  return (
    <ChangePicture
      label={texts.change[kind]}
      target={{
        title: texts.title[kind],
        shape: kind === 'avatar' ? 'square' : 'banner',
        path: `${member.id}/${kind}`,
        saved: texts.saved,
        save,
        removal: hasPicture ? { ...texts.removal[kind], act: remove } : undefined,
      }}
    />
  )
}
