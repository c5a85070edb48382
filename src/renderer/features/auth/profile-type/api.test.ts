import { expect, test, vi } from 'vitest'
import { saveProfileType } from './api.ts'

const server = vi.hoisted(() => ({
  auth: { getSession: () => Promise.resolve({ data: { session: null } }) },
  rpc: vi.fn(() => Promise.resolve({ data: 'ana-ea0dc3', error: null })),
}))
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: () => server }))

// spec: 7.profile.set-type
test('without a session the secret of the sign-up goes along, and the name it was given comes back', async () => {
  const typed = { email: 'ana@cosmia.test', username: 'ana', birthYear: '1990' }
  const account = { ...typed, userId: 'u1', nonce: 'n1', signedIn: false, isForeign: false }
  expect(await saveProfileType(account, 'Explorador Casual')).toEqual({
    confirmed: false,
    username: 'ana-ea0dc3',
  })
  expect(server.rpc).toHaveBeenCalledExactlyOnceWith('complete_signup', {
    user_id: 'u1',
    user_type: 'Explorador Casual',
    nonce: 'n1',
  })
})
