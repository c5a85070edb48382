import { beforeEach, expect, test, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endOtherSessions } from '#renderer/session/api.ts'
import { savePassword } from './api.ts'
import { newPassword, replacePassword } from './password.ts'

vi.mock('#renderer/session/api.ts', () => ({ endOtherSessions: vi.fn() }))
vi.mock('./api.ts', () => ({ savePassword: vi.fn() }))

const supabase = {} as Supabase

beforeEach(() => vi.resetAllMocks())

test.each([
  ['a'.repeat(72), undefined],
  ['ñ'.repeat(36), undefined],
  ['a'.repeat(73), 'Acórtala un poco: caben 72 letras, y cada eñe, acento o emoji cuenta por dos o más.'],
  ['ñ'.repeat(40), 'Acórtala un poco: caben 72 letras, y cada eñe, acento o emoji cuenta por dos o más.'],
])('a password of more than 72 bytes is refused: %s', (typed, problem) => {
  expect(newPassword.safeParse(typed).error?.issues[0]?.message).toBe(problem)
})

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
