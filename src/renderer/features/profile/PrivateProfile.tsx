import { styled } from '@mui/material/styles'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import type { Relation } from '#renderer/entities/friends/friend.ts'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { copy } from './copy.ts'
import type { Portrayed } from './portrayed.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { FriendActions } from './FriendActions.tsx'

const Disc = styled('div')({ width: 96, height: 96, borderRadius: '50%', backgroundColor: '#000' })

/** Their light is behind something: an eclipse in their colour. */
function Corona({ seed }: { readonly seed: string }) {
  const glow = (share: number) => `color-mix(in oklab, ${hueOf(seed)} ${share}%, transparent)`
  const boxShadow = `0 0 0 2px ${hueOf(seed)}, 0 0 26px 4px ${glow(55)}, 0 0 84px 18px ${glow(22)}`
  return <Disc style={{ boxShadow }} />
}

interface PrivateProfileProps {
  readonly member: Portrayed
  readonly relation: Relation
}

/** Profile of a member who is no friend (spec §4): name and picture alone. */
export function PrivateProfile({ member, relation }: PrivateProfileProps) {
  const header = (
    <ProfileHeader member={member}>
      <FriendActions member={member} relation={relation} />
    </ProfileHeader>
  )
  return (
    <ProfileColumns head={header}>
      <Panel>
        <Notice
          art={<Corona seed={member.id} />}
          title={copy.private.title}
          description={copy.private.text(member.username)}
        />
      </Panel>
    </ProfileColumns>
  )
}
