import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { eraseOwn } from '#renderer/entities/deletion/gone-rows.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { useReadAgain } from '#renderer/server/cache/use-look.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { firstPetKey, petKey, type Pet } from './pet.ts'
import { createPet, deletePet, getFirstPet, getPet, updatePet, type NewPet, type PetTexts } from './api.ts'

const petIdSchema = z.guid()

/** The pet with this id; `null` if there is none that this member may see. */
export function usePet(address: string) {
  const { supabase } = useMember()
  const query = useQuery({
    queryKey: petKey(address),
    queryFn: () => (petIdSchema.safeParse(address).success ? getPet(supabase, address) : null),
  })
  return useReadAgain(query)
}

/** Adds an own pet. */
export function useCreatePet() {
  const member = useMember()
  return useMutation({
    mutationFn: (pet: NewPet) => createPet(member.supabase, member.id, pet),
    onSuccess: (pet) => addPet(member, pet),
  })
}

/** Saves name and bio of an own pet, visible at once everywhere. */
export function useSavePet(id: string) {
  const member = useMember()
  return useMutation({
    mutationFn: (pet: PetTexts) => updatePet(member.supabase, id, pet),
    onSuccess: (saved) => changePet(member, saved),
  })
}

/** Deletes an own pet with its albums and files. */
export function useDeletePet({ id }: Pet) {
  const member = useMember()
  return useMutation({
    mutationFn: () => eraseOwn(member, () => deletePet(member.supabase, id)),
    onSuccess: () => {
      removeOrphanedFiles(member)
      return forgetPet(member, id)
    },
  })
}

/** Applies a change of an own pet everywhere it is cached. */
export async function changePet({ queries }: MemberScope, pet: Pet): Promise<void> {
  const withPet = (known: Pet | null) => (known?.id === pet.id ? pet : known)
  await changeCached(queries, petKey(pet.id), withPet)
  await changeCached(queries, firstPetKey(pet.owner_id), withPet)
}

/** Shows a new pet: on its own page, and on the owner's profile if it is the first. */
async function addPet({ queries }: MemberScope, pet: Pet): Promise<void> {
  queries.setQueryData(petKey(pet.id), pet)
  const queryKey = firstPetKey(pet.owner_id)
  // A read that started before the pet existed would remove it again.
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Pet | null>(queryKey, (first) => (first === null ? pet : first))
}

/** After a deletion: queries that showed the pet are read again when next shown. */
async function forgetPet({ id: ownerId, queries }: MemberScope, id: string): Promise<void> {
  await queries.resetQueries({ queryKey: firstPetKey(ownerId) })
  await queries.invalidateQueries({ queryKey: petKey(id), refetchType: 'none' })
}

/** The pet on a member's profile, if this member may see it. */
export function useFirstPet(ownerId: string) {
  const { supabase } = useMember()
  const query = useQuery({ queryKey: firstPetKey(ownerId), queryFn: () => getFirstPet(supabase, ownerId) })
  return useReadAgain(query)
}
