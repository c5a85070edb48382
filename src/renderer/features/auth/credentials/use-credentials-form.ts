import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { AuthFlow, AuthMode, NewAccount } from '../auth-flow.ts'
import { loginSchema, noCredentials, registerSchema, type Credentials } from './credentials.ts'

const resolvers: Record<AuthMode, Resolver<Credentials>> = {
  login: zodResolver(loginSchema),
  register: zodResolver(registerSchema),
}

/** What is known of a registration that goes on after a restart: all but its password. */
export const typedBy = ({ username, birthYear, email }: NewAccount) => ({ username, birthYear, email })

/** One form for both modes, so that what was typed survives switching and refusals. */
export function useCredentialsForm({ mode, mistyped }: AuthFlow): UseFormReturn<Credentials> {
  return useForm<Credentials>({
    defaultValues: { ...noCredentials, ...(mistyped && typedBy(mistyped)) },
    resolver: resolvers[mode],
    // The library knows the order of registration only, which switching modes turns round.
    shouldFocusError: false,
  })
}
