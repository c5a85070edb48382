import { z } from 'zod/mini'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { useLeaveGuard } from '#renderer/lib/use-leave-guard.ts'
import { createStoredMap } from '#renderer/session/member-storage.ts'
import { useKeptForm } from '#renderer/session/use-kept-form.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from './copy.ts'

/**
 * A pet in fields. What differs from what is saved is kept until it is saved or discarded; leaving it asks.
 * @param key of its draft
 */
export function usePetForm(key: string, saved: PetForm) {
  const [{ name, bio }] = useState(() => petDrafts.get(key) ?? saved)
  const form = useForm<PetForm>({ defaultValues: { name, bio }, resolver: zodResolver(petFormSchema) })
  const isChanged = useKeptForm(
    form,
    (values) => isSameForm(values, saved),
    (values) => petDrafts.set(key, values && { ...petDrafts.get(key), ...values }),
  )
  /** The id to create it under: the same at every attempt, restarts included, so that a lost answer doubles nothing. */
  const takeId = () => {
    const id = petDrafts.get(key)?.id ?? crypto.randomUUID()
    petDrafts.set(key, { ...form.getValues(), id })
    return id
  }

  const forget = () => petDrafts.set(key, undefined)
  const confirm = useConfirm()
  /** Asks before what was changed is lost. Resolves to whether it is gone. */
  const discard = async (title: string, confirmLabel: string) => {
    if (!(await confirm({ title, description: texts.leaveText, confirmLabel, destructive: true })))
      return false
    forget()
    return true
  }
  useLeaveGuard(isChanged, () => discard(texts.leaveTitle, texts.leave))
  const mayCancel = async () => !isChanged || discard(texts.discardTitle, texts.discard)
  return { form, mayCancel, forget, takeId }
}

const texts = copy.form

/** Most characters of each text; the server's limits. */
const LIMITS = { name: 60, bio: 500 } as const

const text = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((value) => countCharacters(value) <= limit, texts.tooLong(limit)),
  )

/** What is typed of a pet. */
const petFormSchema = z.object({
  name: text(LIMITS.name).check(z.minLength(1, texts.nameMissing)),
  bio: text(LIMITS.bio),
})

export type PetForm = z.infer<typeof petFormSchema>

export const emptyForm: PetForm = { name: '', bio: '' }

/** A pet as the fields show it. */
export const toForm = ({ name, bio }: Pet): PetForm => ({ name, bio: bio ?? '' })

/** What the server stores of it: nothing for a bio that was left empty. */
export const toRow = ({ name, bio }: PetForm) => ({ name, bio: bio || null })

const isSameForm = (one: PetForm, other: PetForm): boolean => one.name === other.name && one.bio === other.bio

/** What was typed of pets and not saved yet, by `draftKey`; kept across restarts. */
export const petDrafts = createStoredMap(
  'pet-draft/',
  z.object({
    name: z.string(),
    bio: z.string(),
    /** What a new one was sent under. */
    id: z.optional(z.string()),
  }),
)

/** @param petId `new` for one that does not exist yet */
export const draftKey = (userId: string | null, petId: string): string => `${userId}/${petId}`
