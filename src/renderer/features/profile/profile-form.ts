import { z } from 'zod/mini'
import { typedBirthYear, type Profile } from '#renderer/entities/member/profile.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { copy } from './copy.ts'

const texts = copy.edit

/** Most characters of each field; the server has the same limits. */
const LIMITS = {
  username: 40,
  bio: 500,
  city: 100,
  academic_background: 300,
  professional_background: 300,
  user_type: 60,
} as const

const text = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((value) => countCharacters(value) <= limit, texts.tooLong(limit)),
  )

/** Values of the fields of spec §7. */
export const profileFormSchema = z.object({
  username: text(LIMITS.username).check(z.minLength(1, texts.usernameMissing)),
  bio: text(LIMITS.bio),
  city: text(LIMITS.city),
  academic_background: text(LIMITS.academic_background),
  professional_background: text(LIMITS.professional_background),
  user_type: text(LIMITS.user_type),
  birth_year: z.string().check(z.trim(), typedBirthYear),
  is_creator: z.boolean(),
})

export type ProfileForm = z.infer<typeof profileFormSchema>

/** Fields whose values are typed. */
const typedFields = [
  'username',
  'bio',
  'city',
  'birth_year',
  'academic_background',
  'professional_background',
  'user_type',
] as const satisfies readonly (keyof ProfileForm)[]

/** A profile as form values. */
export const toForm = (profile: Profile): ProfileForm => ({
  username: profile.username,
  bio: profile.bio ?? '',
  city: profile.city ?? '',
  academic_background: profile.academic_background ?? '',
  professional_background: profile.professional_background ?? '',
  user_type: profile.user_type ?? '',
  birth_year: profile.birth_year === null ? '' : String(profile.birth_year),
  is_creator: profile.is_creator,
})

/** The row to store; empty fields become null. */
export const toUpdate = (form: ProfileForm) => ({
  username: form.username,
  bio: form.bio || null,
  city: form.city || null,
  academic_background: form.academic_background || null,
  professional_background: form.professional_background || null,
  user_type: form.user_type || null,
  birth_year: form.birth_year === '' ? null : Number(form.birth_year),
  is_creator: form.is_creator,
})

export const isSameForm = (one: ProfileForm, other: ProfileForm): boolean =>
  one.is_creator === other.is_creator && typedFields.every((field) => one[field] === other[field])
