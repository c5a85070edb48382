import { useMemo, type ComponentProps } from 'react'
import { styled } from '@mui/material/styles'
import { AlbumPage } from '#renderer/entities/albums/AlbumPage.tsx'
import { filledFirst, type Album, type AlbumSource } from '#renderer/entities/albums/album.ts'
import { useAlbums } from '#renderer/entities/albums/albums.ts'
import { AlbumsPanel } from '#renderer/entities/albums/AlbumsPanel.tsx'
import { useAlbumPictures } from '#renderer/entities/albums/pictures.ts'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { ALONG } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { publicAddress } from '#renderer/server/public-address.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { useGlow } from '#renderer/ui/sky/glow.ts'
import { copy } from './copy.ts'
import { PawSky } from './PawSky.tsx'
import { PetHeader } from './PetHeader.tsx'
import { coverPetAlbum, createPetAlbum, deletePetAlbum, listPetAlbums } from './api.ts'

interface PetViewProps extends ComponentProps<typeof PetHeader> {
  /** Whether the pet is the member's own: its owner may add and delete albums. */
  readonly isOwn: boolean
}

/** A pet as it is looked at. */
export function PetView({ isOwn, ...header }: PetViewProps) {
  const { id, owner_id } = header.pet
  const shelf = useShelf(id, owner_id)
  return (
    <ProfileColumns head={<PetHead {...header} owner={!isOwn && <PetOwner ownerId={owner_id} />} />}>
      <AlbumsPanel title={copy.albums} shelf={shelf} isOwn={isOwn} />
    </ProfileColumns>
  )
}

/** Head of a pet's page, with what its albums tell. */
export function PetHead(header: ComponentProps<typeof PetHeader>) {
  const { id, owner_id, name } = header.pet
  const shelf = useShelf(id, owner_id)
  const { data: albums = [] } = useAlbums(shelf)
  const [shown] = filledFirst(albums)
  const isFilled = shown !== undefined && shown.pictures_count > 0
  return (
    <PetHeader
      {...header}
      pictures={albums.reduce((sum, { pictures_count }) => sum + pictures_count, 0)}
      cover={isFilled ? <AlbumView name={name} shelf={shelf} album={shown} /> : undefined}
    />
  )
}

const Picture = styled('img')({ display: 'block' })

interface AlbumViewProps {
  readonly name: string
  readonly shelf: AlbumSource
  readonly album: Album
}

/** A wide picture of an album, another than its cover, which stands below; the night where there is none, and until it comes. */
function AlbumView({ name, shelf, album }: AlbumViewProps) {
  const { data: pictures = [] } = useAlbumPictures(shelf, album.id)
  const chosen = pictures.find(
    ({ image_url, width, height }) => image_url !== album.cover_image_url && width >= height * WIDE,
  )
  const { picture } = useFitPicture(chosen && publicAddress(chosen.image_url))
  return picture ? <Picture src={picture} alt="" /> : <PawSky name={name} />
}

/** Width to height from which on a picture still shows something where most of its height is cut off. */
const WIDE = 1.25

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
const Owner = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: ALONG,
  gap: '4px 8px',
  minHeight: 32,
})

/** A pet's owner, as one of the facts about it. A member who sees a pet that is not theirs is a friend of its owner (design §5). */
function PetOwner({ ownerId }: { readonly ownerId: string }) {
  const { data: friends } = useFriends()
  const owner = friends?.find(({ id }) => id === ownerId)
  return (
    <Owner>
      {owner && (
        <>
          {copy.ownedBy}
          <MemberAvatarLink member={owner} size={32} />
          <MemberLink member={owner} />
        </>
      )}
    </Owner>
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
