import { z } from 'zod/mini'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { useLeaveGuard } from '#renderer/lib/use-leave-guard.ts'
import { memberMap } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useKeptForm } from '#renderer/session/use-kept-form.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { newId } from '#renderer/lib/new-id.ts'
import { copy } from './copy.ts'

/**
 * Form of a pet. Unsaved changes are kept until they are saved or discarded; leaving asks.
 * @param key key of its draft: the pet's id, or `new`
 */
export function usePetForm(key: string, saved: PetForm) {
  const drafts = useMember().part(petDrafts)
  const [{ name, bio }] = useState(() => drafts.get(key) ?? saved)
  const form = useForm<PetForm>({ defaultValues: { name, bio }, resolver: zodResolver(petFormSchema) })
  const isChanged = useKeptForm(
    form,
    (values) => isSameForm(values, saved),
    (values) => drafts.set(key, values && { ...drafts.get(key), ...values }),
  )
  /** The id to create it under, the same for every attempt, so that a lost answer creates no duplicate. */
  const takeId = () => {
    const id = drafts.get(key)?.id ?? newId()
    drafts.set(key, { ...form.getValues(), id })
    return id
  }

  const forget = () => drafts.set(key, undefined)
  const confirm = useConfirm()
  /** Asks before changes are discarded. Resolves to whether they were. */
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

/** Most characters of each field; the server has the same limits. */
const LIMITS = { name: 60, bio: 500 } as const

const text = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((value) => countCharacters(value) <= limit, texts.tooLong(limit)),
  )

/** Values of the form of a pet. */
const petFormSchema = z.object({
  name: text(LIMITS.name).check(z.minLength(1, texts.nameMissing)),
  bio: text(LIMITS.bio),
})

export type PetForm = z.infer<typeof petFormSchema>

export const emptyForm: PetForm = { name: '', bio: '' }

/** A pet as form values. */
export const toForm = ({ name, bio }: Pet): PetForm => ({ name, bio: bio ?? '' })

/** The row to store; an empty bio becomes null. */
export const toRow = ({ name, bio }: PetForm) => ({ name, bio: bio || null })

const isSameForm = (one: PetForm, other: PetForm): boolean => one.name === other.name && one.bio === other.bio

/** Unsaved form values of pets, by the key of `usePetForm`; kept across restarts. */
export const petDrafts = memberMap(
  'pet-draft',
  z.object({
    name: z.string(),
    bio: z.string(),
    /** Id that a new one was sent under. */
    id: z.optional(z.string()),
  }),
)
