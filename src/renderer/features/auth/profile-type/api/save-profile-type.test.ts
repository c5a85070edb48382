import { expect, test, vi } from 'vitest'
import { saveProfileType } from './save-profile-type.ts'

const server = vi.hoisted(() => ({
  rpc: vi.fn(() => Promise.resolve({ error: null })),
}))
vi.mock('#renderer/server/auth-client.ts', () => ({
  authClient: () => ({ getSession: () => Promise.resolve({ data: { session: null } }) }),
}))
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: () => server }))

test('without a session the secret of the sign-up goes along', async () => {
  const account = { userId: 'u1', email: 'ana@cosmia.test', nonce: 'n1', signedIn: false }
  expect(await saveProfileType(account, 'Explorador Casual')).toBe(false)
  expect(server.rpc).toHaveBeenCalledExactlyOnceWith('complete_signup', {
    user_id: 'u1',
    user_type: 'Explorador Casual',
    nonce: 'n1',
  })
})
