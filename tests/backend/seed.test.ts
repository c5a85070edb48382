import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'
import { newClient, password, type Client } from './support/members.ts'

// The first run builds the template.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const names = ['luna', 'sol', 'marte', 'venus', 'nova'] as const
type Name = (typeof names)[number]

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ seed: 'demo' })
})
afterAll(() => backend.stop())

async function enter(name: Name | 'orion'): Promise<{ client: Client; id: string }> {
  const client = newClient(backend)
  const { data, error } = await client.auth.signInWithPassword({ email: `${name}@cosmia.test`, password })
  if (error) throw error
  return { client, id: data.user.id }
}

describe('the demo people', () => {
  test.each(names)('%s signs in and has a filled profile', async (name) => {
    const { client, id } = await enter(name)
    const { data } = await client.from('profiles').select('*').eq('id', id).single().throwOnError()
    expect(data.username).toBe(name)
    expect(data.bio).not.toBe('')
    expect(data.user_type).not.toBeNull()
    expect(data.role).toBe(name === 'venus' ? 'moderator' : 'member')
    const age = new Date().getFullYear() - (data.birth_year ?? 0)
    expect(name === 'nova' ? age === 15 : age >= 18).toBe(true)
  })

  test('luna and sol are friends, and marte waits for luna', async () => {
    const luna = await enter('luna')
    const { data: friends } = await luna.client.rpc('get_friends')
    expect(friends?.map((friend) => friend.username)).toContain('sol')
    const marte = await enter('marte')
    const { data: request } = await marte.client
      .from('friend_requests')
      .select('sender_id, receiver_id, status')
      .eq('receiver_id', luna.id)
      .single()
    expect(request).toEqual({ sender_id: marte.id, receiver_id: luna.id, status: 'pending' })
  })

  test('luna and sol have talked', async () => {
    const { client } = await enter('sol')
    const { data } = await client.from('chat_messages').select('content, created_at').order('created_at')
    expect(data?.length).toBeGreaterThanOrEqual(12)
    expect(data?.at(-1)?.content).toMatch(/Buenas noches, Luna/)
    const [before, last] = (data ?? []).slice(-2).map(({ created_at }) => Date.parse(created_at))
    // One after the other, as people do.
    expect((last ?? 0) - (before ?? 0)).toBeLessThan(60_000)
  })

  test('luna and sol have shown each other pictures and a tale, which are there once', async () => {
    const { client } = await enter('sol')
    const { data } = await client
      .from('chat_messages')
      .select('file_url, file_type, file_name, file_size')
      .not('file_url', 'is', null)
      .order('created_at')
      .throwOnError()
    expect(data.map(({ file_name, file_type }) => [file_name, file_type])).toEqual([
      ['Estrella fugaz.webp', 'image/webp'],
      ['Una farola en órbita.pdf', 'application/pdf'],
      ['Cometa escucha.webp', 'image/webp'],
    ])
    for (const { file_url, file_size } of data) {
      const path = (file_url ?? '').replace('chat-assets/', '')
      const { data: file } = await client.storage.from('chat-assets').download(path)
      expect(file?.size).toBe(file_size)
    }
  })

  test('luna has still to read what sol and aurora wrote last, and orion what luna did', async () => {
    const unread = async (name: Name | 'orion') => {
      const { client } = await enter(name)
      const { data } = await client.rpc('get_unread_counts').throwOnError()
      return data.map(({ unread_count }) => unread_count)
    }
    expect(await unread('luna')).toEqual([2, 2])
    expect(await unread('orion')).toEqual([1])
    expect(await unread('sol')).toEqual([])
  })

  // spec: 3.categories
  test('have written in every category', async () => {
    const { client } = await enter('luna')
    const { data } = await client.from('posts').select('category, likes_count, comments_count')
    const perCategory = Object.groupBy(data ?? [], (post) => post.category)
    expect(Object.keys(perCategory)).toHaveLength(9)
    for (const posts of Object.values(perCategory)) expect(posts.length).toBeGreaterThanOrEqual(2)
    expect(data?.some((post) => (post.likes_count ?? 0) > 1 && (post.comments_count ?? 0) > 0)).toBe(true)
  })

  test('have written with pictures, which are told', async () => {
    const { client } = await enter('luna')
    const { data } = await client
      .from('posts')
      .select('image_url, image_alt, media_width')
      .neq('image_alt', '')
    expect(data).toHaveLength(8)
    for (const { image_url, media_width } of data ?? []) {
      expect(media_width).toBeGreaterThanOrEqual(1200)
      expect((await fetch(`${backend.url}/storage/v1/object/public/${image_url ?? ''}`)).status).toBe(200)
    }
  })

  test('have blogs whose text and cover are served', async () => {
    const { client } = await enter('marte')
    const { data } = await client.from('blog_posts').select('title, cover_url, content_url').throwOnError()
    expect(data.length).toBeGreaterThanOrEqual(3)
    for (const { cover_url: cover, content_url: content } of data) {
      const served = async (address: string | null) =>
        (await fetch(`${backend.url}/storage/v1/object/public/${address ?? ''}`)).headers.get('content-type')
      expect(await served(content)).toBe('text/plain')
      if (cover !== null) expect(await served(cover)).toBe('image/webp')
    }
    expect(data.filter((blog) => blog.cover_url !== null)).toHaveLength(3)
  })

  test('have albums with pictures, the first of which covers them', async () => {
    const { client } = await enter('sol')
    const { data: album } = await client
      .from('portfolio_items')
      .select('id, pictures_count, cover_image_url')
      .eq('title', 'Lo que escribo de noche')
      .single()
      .throwOnError()
    expect(album.pictures_count).toBe(3)
    expect(album.cover_image_url).toMatch(/vela\.webp$/)
    const { data: pictures } = await client
      .from('album_pictures')
      .select('image_url, pet_album_id')
      .throwOnError()
    const ofPets = pictures.filter(({ pet_album_id }) => pet_album_id !== null)
    expect([ofPets.length, pictures.length]).toEqual([3, 15])
    for (const { image_url } of pictures)
      expect((await fetch(`${backend.url}/storage/v1/object/public/${image_url}`)).status).toBe(200)
  })

  test('have a pet, experiences and some banners among the 19', async () => {
    const { client } = await enter('sol')
    const { data: pets } = await client.from('pet_profiles').select('name')
    expect(pets).toContainEqual({ name: 'Cometa' })
    const { data: experiences } = await client.from('quantum_lux_experiences').select('cover_url')
    expect(experiences?.length).toBeGreaterThanOrEqual(3)
    expect(experiences?.every((experience) => experience.cover_url !== null)).toBe(true)
    const { data: banners } = await client.from('quantum_lux_banners').select('image_url').order('id')
    expect(banners).toHaveLength(19)
    expect(banners?.[0]?.image_url).not.toBeNull()
  })
})
