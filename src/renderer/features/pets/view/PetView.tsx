import type { ComponentProps } from 'react'
import { AlbumsPanel } from '#renderer/entities/albums/AlbumsPanel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { shelfOf } from '../albums/pet-shelf.ts'
import { copy } from '../copy.ts'
import { PetHeader } from '../frame/PetHeader.tsx'
import { PetOwner } from './PetOwner.tsx'

interface PetViewProps extends ComponentProps<typeof PetHeader> {
  /** Whose own it is may add and delete albums. */
  readonly isOwn: boolean
}

/** A pet as it is looked at. */
export function PetView({ isOwn, children, ...header }: PetViewProps) {
  const head = (
    <PetHeader {...header}>
      {!isOwn && <PetOwner ownerId={header.pet.owner_id} />}
      {children}
    </PetHeader>
  )
  return (
    <ProfileColumns head={head}>
      <AlbumsPanel title={copy.albums} shelf={shelfOf(header.pet)} isOwn={isOwn} />
    </ProfileColumns>
  )
}
