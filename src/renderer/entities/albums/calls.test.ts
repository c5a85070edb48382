import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { addPicture, describePicture, listPictures, removePicture } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const picture = { id: 'p1', image_url: 'user-assets/luna/albums/1-a.webp', width: 4, height: 3 }

it('reads the pictures of an album in the order in which they were added', async () => {
  const [call] = await callsOf((supabase) => listPictures(supabase, 'pet_album_id', 'a1'), [])
  expect(call).toMatchObject({
    of: 'GET album_pictures',
    query: { pet_album_id: 'eq.a1', order: 'created_at.asc,id.asc' },
  })
})

it.each(['portfolio_item_id', 'pet_album_id'] as const)(
  'adds a picture to the album that its %s names, once',
  async (parent) => {
    const there = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
    const [insert, readBack] = await callsOf(
      (supabase) => addPicture(supabase, parent, 'a1', picture),
      there,
      [picture],
    )
    expect(insert?.of).toBe('POST album_pictures')
    expect(insert?.body).toEqual({ ...picture, [parent]: 'a1' })
    expect(readBack).toMatchObject({ of: 'GET album_pictures', query: { id: 'eq.p1' } })
  },
)

it('describes a picture, or not, and nothing else of it', async () => {
  const [call] = await callsOf((supabase) => describePicture(supabase, 'p1', null), picture)
  expect(call).toMatchObject({
    of: 'PATCH album_pictures',
    query: { id: 'eq.p1' },
    body: { description: null },
  })
})

it('removes a picture by its id', async () => {
  const [call] = await callsOf((supabase) => removePicture(supabase, 'p1'), picture)
  expect(call).toMatchObject({ of: 'DELETE album_pictures', query: { id: 'eq.p1' } })
})
