import { beforeEach, expect, test, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endOtherSessions } from '#renderer/session/api.ts'
import { savePassword } from './api.ts'
import { replacePassword } from './password.ts'

vi.mock('#renderer/session/api.ts', () => ({ endOtherSessions: vi.fn() }))
vi.mock('./api.ts', () => ({ savePassword: vi.fn() }))

const supabase = {} as Supabase

beforeEach(() => vi.resetAllMocks())

test('a new password ends the sessions of the other devices', async () => {
  vi.mocked(savePassword).mockResolvedValue(null)
  expect(await replacePassword(supabase, 'cosmos-2027')).toBeNull()
  expect(endOtherSessions).toHaveBeenCalledOnce()
})

test('one that is refused ends none', async () => {
  vi.mocked(savePassword).mockResolvedValue('same')
  expect(await replacePassword(supabase, 'cosmos-2026')).toBe('same')
  expect(endOtherSessions).not.toHaveBeenCalled()
})
