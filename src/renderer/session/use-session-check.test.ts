import { onlineManager } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs } from './testing/sign-in.tsx'
import { useSessionCheck } from './use-session-check.ts'

const auth = vi.hoisted(() => ({ getUser: vi.fn(), getSession: vi.fn(), signOut: vi.fn() }))
vi.mock('#renderer/lib/timing.ts', () => ({ useIdle: () => true }))

beforeEach(() => vi.resetAllMocks())
afterEach(closeWindow)

async function checkWith(error: { readonly code: string } | null) {
  auth.getUser.mockResolvedValue({ error })
  auth.getSession.mockResolvedValue({ data: { session: null } })
  const { queries } = signInAs('luna', { auth } as unknown as Supabase)
  renderHook(useSessionCheck, { wrapper: AsMember })
  await expect.poll(() => queries.getQueryState(['session'])?.status).toBe('success')
}

test('a session whose account was deleted elsewhere ends here too', async () => {
  await checkWith({ code: 'user_not_found' })
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
})

test.each([null, { code: 'over_request_rate_limit' }])(
  'any other answer ends nothing (%o)',
  async (error) => {
    await checkWith(error)
    expect(auth.getUser).toHaveBeenCalledOnce()
    expect(auth.signOut).not.toHaveBeenCalled()
  },
)

test('it is asked again when the server is back, however short the outage', async () => {
  await checkWith(null)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => auth.getUser.mock.calls.length).toBe(2)
})
