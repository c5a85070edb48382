import { styled } from '@mui/material/styles'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'

/** As high before the owner is known. */
const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 8px',
  maxWidth: '100%',
  minHeight: 36,
  margin: 0,
  ...scale.ui,
  color: ink.secondary,
})

/** Whose a pet is. Who sees one that is not theirs is a friend of its owner (design §5). */
export function PetOwner({ ownerId }: { readonly ownerId: string }) {
  const { data: friends } = useFriends()
  const owner = friends?.find(({ id }) => id === ownerId)
  return (
    <Row>
      {owner && (
        <>
          {copy.ownedBy}
          <MemberAvatarLink member={owner} size={36} />
          <MemberLink member={owner} />
        </>
      )}
    </Row>
  )
}
