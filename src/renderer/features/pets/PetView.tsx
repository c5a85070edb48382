import { useMemo, type ComponentProps } from 'react'
import { styled } from '@mui/material/styles'
import { AlbumPage } from '#renderer/entities/albums/AlbumPage.tsx'
import type { AlbumSource } from '#renderer/entities/albums/album.ts'
import { AlbumsPanel } from '#renderer/entities/albums/AlbumsPanel.tsx'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { ALONG } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { useGlow } from '#renderer/ui/sky/glow.ts'
import { copy } from './copy.ts'
import { PawTrail } from './PawSky.tsx'
import { PetHeader } from './PetHeader.tsx'
import { coverPetAlbum, createPetAlbum, deletePetAlbum, listPetAlbums } from './api.ts'

interface PetViewProps extends ComponentProps<typeof PetHeader> {
  /** Whether the pet is the member's own: its owner may add and delete albums. */
  readonly isOwn: boolean
}

/** A pet as it is looked at. */
export function PetView({ isOwn, children, ...header }: PetViewProps) {
  const shelf = useShelf(header.pet.id, header.pet.owner_id)
  const head = (
    <PetHeader {...header} owner={!isOwn && <PetOwner ownerId={header.pet.owner_id} />}>
      {children}
    </PetHeader>
  )
  return (
    <ProfileColumns head={head}>
      <AlbumsPanel title={copy.albums} shelf={shelf} isOwn={isOwn} />
      <PawTrail name={header.pet.name} />
    </ProfileColumns>
  )
}

interface PetAlbumProps extends Pick<PetViewProps, 'isOwn'> {
  readonly pet: PetViewProps['pet']
  readonly albumId: string
}

/** An album of a pet. */
export function PetAlbum({ pet, albumId, isOwn }: PetAlbumProps) {
  const shelf = useShelf(pet.id, pet.owner_id)
  useGlow(hueOf(pet.name))
  return <AlbumPage shelf={shelf} albumId={albumId} owner={pet.name} isOwn={isOwn} />
}

/** As high before the owner is known. */
const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: ALONG,
  gap: '4px 8px',
  maxWidth: '100%',
  minHeight: 36,
  margin: 0,
  ...scale.ui,
  color: ink.secondary,
})

/** Name of a pet's owner. A member who sees a pet that is not theirs is a friend of its owner (design §5). */
function PetOwner({ ownerId }: { readonly ownerId: string }) {
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

/** The albums of a pet. Their pictures lie with its owner's files. */
function useShelf(petId: string, ownerId: string): AlbumSource {
  const { supabase } = useMember()
  return useMemo(() => shelfOf(supabase, petId, ownerId), [supabase, petId, ownerId])
}

const shelfOf = (supabase: Supabase, petId: string, ownerId: string): AlbumSource => ({
  key: ['pet', petId],
  parent: 'pet_album_id',
  folder: `${ownerId}/pet-albums`,
  page: `${sections['pet-profile'].path}/${petId}`,
  list: () => listPetAlbums(supabase, petId),
  create: (albumId, title) => createPetAlbum(supabase, petId, albumId, title),
  cover: (albumId, address) => coverPetAlbum(supabase, albumId, address),
  remove: (albumId) => deletePetAlbum(supabase, albumId),
})
