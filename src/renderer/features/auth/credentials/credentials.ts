import { z } from 'zod/mini'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import { copy as member } from '#renderer/entities/member/copy.ts'
import { typedBirthYear } from '#renderer/entities/member/profile.ts'
import { isRepeated, newPassword } from '#renderer/entities/password/password.ts'
import { copy } from '../copy.ts'
import { email } from '../form-texts.ts'
import type { AuthFlow, AuthMode, NewAccount } from '../auth-flow.ts'

const { validation } = copy

/** Most characters of a username; the server has the same limit. */
export const USERNAME_LIMIT = 40

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
/** Kept as typed: spaces are part of a password. */
const password = z.string().check(z.minLength(1, validation.password))

/** Fields of step 1, shared by both modes so that typed values survive switching. */
export const loginSchema = z.object({
  username: z.string(),
  birthYear: z.string(),
  email,
  password,
  confirmation: z.string(),
})

/** Rules for registering (spec §5). */
export const registerSchema = z
  .extend(loginSchema, {
    username: required(validation.username).check(z.maxLength(USERNAME_LIMIT, validation.usernameLength)),
    birthYear: required(member.birthYear).check(typedBirthYear),
    password: newPassword,
  })
  .check(isRepeated)

export type Credentials = z.infer<typeof loginSchema>

/** Why the server did not let somebody in: a toast says it in the words of spec §8. */
export interface Refused {
  readonly title: string
  readonly description: string
  /** The field to mend, and what to do there. */
  readonly wrong?: { readonly field: 'email' | 'password'; readonly advice: string }
}

/** Why a try failed; a taken name is told at its field alone. */
export type Answer = Refused | 'name-taken' | null

export const noCredentials: Credentials = {
  username: '',
  birthYear: '',
  email: '',
  password: '',
  confirmation: '',
}

const resolvers: Record<AuthMode, Resolver<Credentials>> = {
  login: zodResolver(loginSchema),
  register: zodResolver(registerSchema),
}

/** Values of a registration that continues after a restart: all but its password. */
export const typedBy = ({ username, birthYear, email }: NewAccount) => ({ username, birthYear, email })

/** One form for both modes, so that typed values survive switching and refusals. */
export function useCredentialsForm({ mode, mistyped }: AuthFlow): UseFormReturn<Credentials> {
  return useForm<Credentials>({
    defaultValues: { ...noCredentials, ...(mistyped && typedBy(mistyped)) },
    resolver: resolvers[mode],
    // The form library focuses by order of registration, which switching modes reverses.
    shouldFocusError: false,
  })
}
