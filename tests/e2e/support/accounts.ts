import type { TestBackend } from '#tests/backend/start-backend.ts'
import { newClient, password } from '#tests/backend/support/members.ts'

/** A registration that passes; each test brings a name of its own, since all share one backend. */
export const registration = (username: string) => ({
  username,
  birthYear: '1990',
  email: `${username}@prueba.test`,
  password,
  confirmation: password,
})

/** An account whose e-mail nobody has confirmed yet. */
export async function unconfirmedAccount(backend: TestBackend, username: string): Promise<string> {
  const email = `${username}@prueba.test`
  const options = { data: { username, birth_year: 1990 } }
  const { error } = await newClient(backend).auth.signUp({ email, password, options })
  if (error) throw error
  return email
}
