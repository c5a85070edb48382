import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { Pet as PetRow } from '#renderer/entities/pets/pet.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFocusHeir } from '#renderer/lib/focus.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { ErrorState } from '#renderer/ui/states/Notice.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import { CreatePet } from './create/CreatePet.tsx'
import { PetSkeleton } from './frame/PetSkeleton.tsx'
import { OwnPet } from './OwnPet.tsx'
import { usePet } from '#renderer/entities/pets/pets.ts'
import { PetView } from './view/PetView.tsx'

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
  const userId = useAtomValue(currentUserIdAtom)
  return pet.owner_id === userId ? <OwnPet pet={pet} /> : <PetView pet={pet} isOwn={false} />
}

/** What had the focus when it leaves the page leaves it to the title. */
function useTitleAsHeir() {
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusHeir(() => page.current?.querySelector<HTMLElement>('h1'))
  return { ref: page, ...heir }
}

/** Told, and on to the own profile (spec §8). */
function Missing() {
  const { search } = useLocation()
  const toasts = useToasts()
  useEffect(() => void toasts.error(copy.notFound), [toasts])
  return <Navigate to={{ pathname: sections.profile.path, search }} replace />
}
