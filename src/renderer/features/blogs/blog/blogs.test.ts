import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { getBlog, listBlogs, livingBlogs } from './api.ts'
import type { Blog } from './blog.ts'
import { blogsOf, useBlog, useBlogs, useGoneBlogs } from './blogs.ts'

vi.mock('./api.ts', () => ({ getBlog: vi.fn(), listBlogs: vi.fn(), livingBlogs: vi.fn() }))

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const blog = (number: number): Blog => ({
  id: idOf(number),
  title: `Libro ${number}`,
  genre: 'Poesía',
  cover_url: null,
  content_url: `user-assets/sol/blog-content/${number}-a.txt`,
  created_at: `2026-11-21T10:00:0${number}.000+00:00`,
  author: { id: 'sol', username: 'sol', avatar_url: null },
})

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  signInAs('luna')
  vi.mocked(listBlogs).mockResolvedValue({ blogs: [blog(2), blog(1)], next: null })
})

afterEach(() => {
  closeWindow()
  vi.restoreAllMocks()
})

const comeBack = () => act(() => void dispatchEvent(new Event('focus')))

test('a work in sight that was deleted elsewhere leaves the shelf', async () => {
  vi.mocked(livingBlogs).mockResolvedValue([idOf(2)])
  const { result } = renderHook(
    () => {
      useGoneBlogs(() => [idOf(1), idOf(2)])
      return useBlogs().query.data
    },
    { wrapper: AsMember },
  )
  const shown = () => result.current && blogsOf(result.current).map(({ title }) => title)
  await expect.poll(shown).toEqual(['Libro 2', 'Libro 1'])
  comeBack()
  await expect.poll(shown).toEqual(['Libro 2'])
})

test('a work that is deleted while it is read is gone', async () => {
  vi.mocked(getBlog).mockResolvedValueOnce(blog(1)).mockResolvedValue(null)
  const { result } = renderHook(() => useBlog(idOf(1)), { wrapper: AsMember })
  await expect.poll(() => result.current.data?.title).toBe('Libro 1')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 15_000)
  comeBack()
  await expect.poll(() => result.current.data).toBeNull()
})
