import { beforeEach, expect, it, vi } from 'vitest'
import { supabase } from '#renderer/server/supabase.ts'
import { dropSavedPost, savePost } from './api.ts'

const insert = vi.hoisted(() => vi.fn<(row: unknown) => Promise<unknown>>())
const equal = vi.hoisted(() => vi.fn<(column: string, value: string) => void>())
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: vi.fn() }))

const filter = {
  eq: (column: string, value: string) => {
    equal(column, value)
    return filter
  },
  throwOnError: () => Promise.resolve(),
}

beforeEach(() => {
  vi.resetAllMocks()
  const table = { insert: (row: unknown) => ({ throwOnError: () => insert(row) }), delete: () => filter }
  vi.mocked(supabase).mockReturnValue({ from: () => table } as never)
})

// spec: 4.save.twice, 7.save
it('saves a post, and takes one that is saved already for saved', async () => {
  await savePost('p1')
  expect(insert).toHaveBeenCalledExactlyOnceWith({ post_id: 'p1' })
  insert.mockRejectedValueOnce({ code: '23505', message: 'duplicate key' })
  await expect(savePost('p1')).resolves.toBeUndefined()
  insert.mockRejectedValueOnce({ code: '42501', message: 'refused' })
  await expect(savePost('p1')).rejects.toMatchObject({ code: '42501' })
})

it('drops what the member has saved, and nobody else', async () => {
  await dropSavedPost('p1', 'luna')
  expect(equal.mock.calls).toEqual([
    ['post_id', 'p1'],
    ['user_id', 'luna'],
  ])
})
