import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import type { AlbumPicture, AlbumSource } from './album.ts'
import { useAlbums } from './albums.ts'
import { listPictures } from './api.ts'
import { useAlbumPictures } from './pictures.ts'

vi.mock('./api.ts')

const picture = (id: string): AlbumPicture => ({
  id,
  image_url: `user-assets/sol/albums/1-${id}.webp`,
  description: null,
  width: 400,
  height: 300,
})
const list = vi.fn<AlbumSource['list']>()
const shelf = { key: ['shelf'], parent: 'portfolio_item_id', list } as unknown as AlbumSource

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
  vi.restoreAllMocks()
})

test('pictures and albums that their owner removes leave the page of who looks at them', async () => {
  vi.mocked(listPictures)
    .mockResolvedValueOnce([picture('p1'), picture('p2')])
    .mockResolvedValue([picture('p1')])
  const album = {
    id: 'a1',
    title: 'Mareas',
    cover_image_url: null,
    pictures_count: 2,
    created_at: '2026-03-04T10:00:00Z',
  }
  list.mockResolvedValueOnce([album]).mockResolvedValue([])
  const { result } = renderHook(
    () => [useAlbumPictures(shelf, 'a1').data?.length, useAlbums(shelf).data?.length],
    { wrapper: AsMember },
  )
  await expect.poll(() => result.current).toEqual([2, 1])
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 15_000)
  act(() => void dispatchEvent(new Event('focus')))
  await expect.poll(() => result.current).toEqual([1, 0])
})
