import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { AuthMode } from '../auth-flow.ts'
import { loginSchema, noCredentials, registerSchema, type Credentials } from './credentials.ts'

const resolvers: Record<AuthMode, Resolver<Credentials>> = {
  login: zodResolver(loginSchema),
  register: zodResolver(registerSchema),
}

/** One form for both modes, so that what was typed survives switching and refusals. */
export function useCredentialsForm(mode: AuthMode): UseFormReturn<Credentials> {
  return useForm<Credentials>({
    defaultValues: noCredentials,
    resolver: resolvers[mode],
    // The library knows the order of registration only, which switching modes turns round.
    shouldFocusError: false,
  })
}
