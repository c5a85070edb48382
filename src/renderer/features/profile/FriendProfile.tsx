import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { AlbumsPanel } from '#renderer/entities/albums/AlbumsPanel.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { AboutPanel, Bio, FactsLine } from './AboutPanel.tsx'
import { usePortfolio } from './portfolio.ts'
import { CommonGround } from './CommonGround.tsx'
import { copy } from './copy.ts'
import type { Portrayed } from './portrayed.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { PetPanel } from './PetPanel.tsx'
import { FriendActions } from './FriendActions.tsx'
import { useShownProfile } from './use-other-profile.ts'

interface FriendProfileProps {
  readonly member: Portrayed
  readonly posts: ReactNode
}

/** All that a member shows their friends. */
export function FriendProfile({ member, posts }: FriendProfileProps) {
  const { data: profile, isError, refetch } = useShownProfile(member.id)
  const portfolio = usePortfolio(member.id)
  const header = (
    <ProfileHeader member={profile ?? member} acts={<FriendActions member={member} relation="friends" />}>
      {profile ? (
        <>
          <FactsLine profile={profile} />
          <Bio profile={profile} />
        </>
      ) : (
        <Skeleton width="64%" />
      )}
      <CommonGround memberId={member.id} />
    </ProfileHeader>
  )
  if (!profile && isError)
    return (
      <ProfileColumns head={header}>
        <Panel>
          <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} />
        </Panel>
      </ProfileColumns>
    )
  const side = (
    <>
      {profile ? <AboutPanel profile={profile} /> : <AboutSkeleton name={member.username} />}
      <PetPanel ownerId={member.id} isOwn={false} />
    </>
  )
  return (
    <ProfileColumns head={header} side={side}>
      <AlbumsPanel title={copy.albums} shelf={portfolio} isOwn={false} />
      {posts}
    </ProfileColumns>
  )
}

function AboutSkeleton({ name }: { readonly name: string }) {
  return (
    <Panel title={copy.about.of(name)}>
      {['60%', '80%'].map((width) => (
        <Skeleton key={width} width={width} height={34} />
      ))}
    </Panel>
  )
}
