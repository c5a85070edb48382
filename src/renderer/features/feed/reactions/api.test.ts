import { beforeEach, expect, it, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { dropSavedPost, savePost } from './api.ts'

const insert = vi.fn<(row: unknown) => Promise<unknown>>()
const equal = vi.fn<(column: string, value: string) => void>()

const filter = {
  eq: (column: string, value: string) => {
    equal(column, value)
    return filter
  },
  select: () => filter,
  throwOnError: () => Promise.resolve({ data: [] }),
}

const table = { insert: (row: unknown) => ({ throwOnError: () => insert(row) }), delete: () => filter }
const supabase = { from: () => table } as unknown as Supabase

beforeEach(() => vi.resetAllMocks())

// spec: 4.save.twice, 7.save
it('saves a post, and takes one that is saved already for saved', async () => {
  await savePost(supabase, 'p1')
  expect(insert).toHaveBeenCalledExactlyOnceWith({ post_id: 'p1' })
  insert.mockRejectedValueOnce({ code: '23505', message: 'duplicate key' })
  await expect(savePost(supabase, 'p1')).resolves.toBeUndefined()
  insert.mockRejectedValueOnce({ code: '42501', message: 'refused' })
  await expect(savePost(supabase, 'p1')).rejects.toMatchObject({ code: '42501' })
})

it('drops what the member has saved, and nobody else', async () => {
  await dropSavedPost(supabase, 'p1', 'luna')
  expect(equal.mock.calls).toEqual([
    ['post_id', 'p1'],
    ['user_id', 'luna'],
  ])
})
