import { z } from 'zod/mini'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { copy } from '../copy.ts'

const texts = copy.form

/** Most characters of each text; the server's limits. */
const LIMITS = { name: 60, bio: 500 } as const

const text = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((value) => countCharacters(value) <= limit, texts.tooLong(limit)),
  )

/** What is typed of a pet. */
export const petFormSchema = z.object({
  name: text(LIMITS.name).check(z.minLength(1, texts.nameMissing)),
  bio: text(LIMITS.bio),
})

export type PetForm = z.infer<typeof petFormSchema>

export const emptyForm: PetForm = { name: '', bio: '' }

/** A pet as the fields show it. */
export const toForm = ({ name, bio }: Pet): PetForm => ({ name, bio: bio ?? '' })

/** What the server stores of it: nothing for a bio that was left empty. */
export const toRow = ({ name, bio }: PetForm) => ({ name, bio: bio || null })

export const isSameForm = (one: PetForm, other: PetForm): boolean =>
  one.name === other.name && one.bio === other.bio
