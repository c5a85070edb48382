import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Pet as PetRow } from '#renderer/entities/pets/pet.ts'
import { usePet } from '#renderer/entities/pets/pets.ts'
import { HeaderFrame } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { copy } from './copy.ts'
import { CreatePet } from './CreatePet.tsx'
import { OwnPet } from './OwnPet.tsx'
import { PET_PORTRAIT } from './PetHeader.tsx'
import { PetAlbum, PetView } from './PetView.tsx'

/** The profile of a pet, or the way to create one: without an id, or with the id 'new' (spec §4). */
export function PetProfilePage() {
  const { petId = 'new' } = useParams()
  const heir = useTitleAsHeir()
  return <div {...heir}>{petId === 'new' ? <CreatePet /> : <Pet key={petId} petId={petId} />}</div>
}

/** Its owner may change it, their friends may look; for everybody else there is none. */
function Pet({ petId }: { readonly petId: string }) {
  const query = usePet(petId)
  const reportFailure = useReportFailure('echo')
  useFirstFailure(petId, query, (cause) => reportFailure(copy.loadFailed, cause))
  const heir = useTitleAsHeir()
  const { data: pet, isError, refetch } = query
  return (
    <div {...heir}>
      {pet === null && <Missing />}
      {pet && <Shown pet={pet} />}
      {pet === undefined && !isError && <PetSkeleton />}
      {pet === undefined && isError && (
        <ErrorState heading="h1" message={copy.loadFailed} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Shown({ pet }: { readonly pet: PetRow }) {
  const { id } = useMember()
  const { albumId } = useParams()
  if (albumId !== undefined) return <PetAlbum pet={pet} albumId={albumId} isOwn={pet.owner_id === id} />
  return pet.owner_id === id ? <OwnPet pet={pet} /> : <PetView pet={pet} isOwn={false} />
}

/** What had the focus when it leaves the page leaves it to the title. */
function useTitleAsHeir() {
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => page.current?.querySelector<HTMLElement>('h1'))
  return { ref: page, ...heir }
}

/** Told, and on to the own profile (spec §8). */
function Missing() {
  const { search } = useLocation()
  const toasts = useToasts('frame')
  useEffect(() => void toasts.error(copy.notFound), [toasts])
  return <Navigate to={{ pathname: sections.profile.path, search }} replace />
}

/** The profile of a pet that is under way, in its shape, and in the colour of all pets as long as its own is unknown. */
function PetSkeleton() {
  return (
    <Box aria-busy>
      <ProfileColumns
        head={
          <HeaderFrame
            hue={sections['pet-profile'].accent}
            cover={null}
            size={PET_PORTRAIT}
            isTall
            avatar={<Skeleton variant="circular" width={PET_PORTRAIT} height={PET_PORTRAIT} />}
          >
            <VisuallyHidden as="h1">{copy.loading}</VisuallyHidden>
            <Skeleton width="40%" height={40} />
            <Skeleton width={96} />
            <Skeleton width="64%" />
          </HeaderFrame>
        }
      >
        <Panel>
          <Skeleton width="30%" />
          <Skeleton variant="rounded" height={140} />
        </Panel>
      </ProfileColumns>
    </Box>
  )
}
