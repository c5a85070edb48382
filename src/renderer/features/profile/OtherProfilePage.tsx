import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ErrorState, Notice } from '#renderer/ui/states/Notice.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { copy } from './copy.ts'
import { FriendAlbum } from './ProfileAlbum.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { FriendProfile } from './FriendProfile.tsx'
import { PrivateProfile } from './PrivateProfile.tsx'
import { useOtherProfile, useRelationAnnouncement, type OtherProfile } from './use-other-profile.ts'

interface OtherProfilePageProps {
  /** The posts of a member, which are the feed's to show. */
  readonly posts: (memberId: string) => ReactNode
}

/** Another member's profile (spec §2), or one of its albums. What had the focus when it changes leaves it to the title. */
export function OtherProfilePage({ posts }: OtherProfilePageProps) {
  const { userId: memberId = '' } = useParams()
  const profile = useOtherProfile(memberId)
  useRelationAnnouncement(profile)
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => page.current?.querySelector<HTMLElement>('h1'))
  return (
    <div ref={page} {...heir}>
      <Shown memberId={memberId} profile={profile} posts={posts} />
    </div>
  )
}

interface ShownProps extends OtherProfilePageProps {
  readonly memberId: string
  readonly profile: OtherProfile
}

/** All of it for friends, who they are for everybody else (spec §4). */
function Shown({ memberId, profile, posts }: ShownProps) {
  const { search } = useLocation()
  const { albumId } = useParams()
  const album = albumId === undefined ? '' : `/albums/${albumId}`
  switch (profile.kind) {
    case 'self':
      return <Navigate to={{ pathname: `${sections.profile.path}${album}`, search }} replace />
    case 'named':
      return (
        <Navigate
          to={{ pathname: `${sections['user-profile'].path}/${profile.id}${album}`, search }}
          replace
        />
      )
    case 'loading':
      return <ProfileSkeleton memberId={memberId} />
    case 'missing':
      return <Missing />
    case 'failed':
      return <ErrorState heading="h1" message={copy.loadFailed} onRetry={profile.retry} />
    case 'shown': {
      const { member, relation } = profile
      if (relation === 'friends' && albumId !== undefined)
        return <FriendAlbum member={member} albumId={albumId} />
      if (relation === 'friends') return <FriendProfile member={member} posts={posts(memberId)} />
      return <PrivateProfile member={member} relation={relation} />
    }
  }
}

function Missing() {
  const { search } = useLocation()
  return (
    <ProfileColumns
      head={
        <Panel>
          <Notice
            heading="h1"
            art={<Telescope />}
            title={copy.notFound}
            description={copy.notFoundDetail}
            action={
              <Button variant="outlined" component={Link} to={{ pathname: sections.home.path, search }}>
                {copy.toHome}
              </Button>
            }
          />
        </Panel>
      }
    >
      {null}
    </ProfileColumns>
  )
}
