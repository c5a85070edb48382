import type { TestBackend } from '#tests/backend/start-backend.ts'
import { newClient, password, unique } from '#tests/backend/support/members.ts'

/** A registration that passes, under a name that nobody has. */
export function registration(name: string) {
  const username = unique(name)
  return { username, birthYear: '1990', email: `${username}@prueba.test`, password, confirmation: password }
}

/** An account whose e-mail nobody has confirmed yet. */
export async function unconfirmedAccount(
  backend: TestBackend,
  { username, email } = registration('espera'),
): Promise<string> {
  const options = { data: { username, birth_year: 1990 } }
  const { error } = await newClient(backend).auth.signUp({ email, password, options })
  if (error) throw error
  return email
}
