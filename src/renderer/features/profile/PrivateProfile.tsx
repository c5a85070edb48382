import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import type { Relation } from '#renderer/entities/friends/friend.ts'
import { ink } from '#renderer/theme/tokens.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { PORTRAIT, ROOMY } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { AlbumPlaces } from '#renderer/entities/albums/AlbumPlaces.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { CommonGround } from './CommonGround.tsx'
import { copy } from './copy.ts'
import type { Portrayed } from './portrayed.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { FriendActions } from './FriendActions.tsx'

const Disc = styled('div')({ width: 92, height: 92, borderRadius: '50%', backgroundColor: '#000' })

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '32px',
  maxWidth: 600,
  margin: '4px auto 0',
  padding: '24px 8px 16px',
  // Under the picture, and under the words beside it.
  [ROOMY]: { flexWrap: 'nowrap', maxWidth: 'none', margin: 0, gap: 24, padding: '20px 8px 24px' },
})

const Words = styled('div')({ flex: '1 1 240px', display: 'grid', gap: 6, overflowWrap: 'anywhere' })

const Place = styled('div')({ [ROOMY]: { display: 'grid', placeItems: 'center', width: PORTRAIT } })

/** Their light is behind something: an eclipse in their colour. */
function Corona({ seed }: { readonly seed: string }) {
  const glow = (share: number) => `color-mix(in oklab, ${hueOf(seed)} ${share}%, transparent)`
  const boxShadow = `0 0 0 2px ${hueOf(seed)}, 0 0 24px 4px ${glow(60)}, 0 0 80px 20px ${glow(24)}`
  return <Disc aria-hidden style={{ boxShadow }} />
}

interface PrivateProfileProps {
  readonly member: Portrayed
  readonly relation: Relation
}

/** Profile of a member who is no friend (spec §4): name and picture alone, and what friendship would open. */
export function PrivateProfile({ member, relation }: PrivateProfileProps) {
  const header = (
    <ProfileHeader member={member} acts={<FriendActions member={member} relation={relation} />}>
      <CommonGround memberId={member.id} />
    </ProfileHeader>
  )
  return (
    <ProfileColumns head={header}>
      <Panel>
        <Row>
          <Place>
            <Corona seed={member.id} />
          </Place>
          <Words>
            <Typography variant="h2">{copy.private.title}</Typography>
            <Typography>{copy.private.text(member.username)}</Typography>
            <Typography variant="body2" sx={{ color: ink.secondary }}>
              {copy.private.opens}
            </Typography>
          </Words>
        </Row>
        <AlbumPlaces />
      </Panel>
    </ProfileColumns>
  )
}
