import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { meetCast, type Cast } from './support/cast.ts'
import { newClient, unique, type Client } from './support/members.ts'

let backend: TestBackend
let cast: Cast

beforeAll(async () => {
  backend = await sharedBackend()
  cast = await meetCast(backend)
})

type Answer = PromiseLike<{ error: { code: string } | null; status: number; data?: unknown }>
type Attempt = [what: string, attempt: (eva: Client, cast: Cast) => Answer]

const forbidden: Attempt[] = [
  ['posting as another', (eva, { ana }) => eva.from('posts').insert({ user_id: ana.id, content: 'x' })],
  [
    'liking as another',
    (eva, { ana, posts }) => eva.from('post_likes').insert({ user_id: ana.id, post_id: posts.open }),
  ],
  [
    'commenting as another',
    (eva, { ana, posts }) =>
      eva.from('post_comments').insert({ user_id: ana.id, post_id: posts.open, content: 'x' }),
  ],
  [
    'saving as another',
    (eva, { ana, posts }) => eva.from('saved_posts').insert({ user_id: ana.id, post_id: posts.open }),
  ],
  [
    'writing as another',
    (eva, { ana, bea }) =>
      eva.from('chat_messages').insert({ sender_id: ana.id, receiver_id: bea.id, content: 'x' }),
  ],
  [
    'writing to a stranger',
    (eva, { ana }) => eva.from('chat_messages').insert({ receiver_id: ana.id, content: 'x' }),
  ],
  [
    'asking as another',
    (eva, { ana, nico }) => eva.from('friend_requests').insert({ sender_id: ana.id, receiver_id: nico.id }),
  ],
  [
    'a request that is already accepted',
    (eva, { ana }) => eva.from('friend_requests').insert({ receiver_id: ana.id, status: 'accepted' }),
  ],
  ['befriending oneself', (eva, { eva: me }) => eva.from('friend_requests').insert({ receiver_id: me.id })],
  [
    'a blog post as another',
    (eva, { ana }) =>
      eva
        .from('blog_posts')
        .insert({ user_id: ana.id, title: 'x', genre: 'Poesía', content_url: `user-assets/${ana.id}/x.txt` }),
  ],
  ['a pet for another', (eva, { ana }) => eva.from('pet_profiles').insert({ owner_id: ana.id, name: 'x' })],
  [
    'an album for another',
    (eva, { ana }) => eva.from('portfolio_items').insert({ user_id: ana.id, title: 'x' }),
  ],
  [
    "a picture in another's album",
    async (eva, { eva: me, ana }) => {
      const { data } = await ana.client.from('portfolio_items').insert({ title: 'x' }).select('id').single()
      const image_url = `user-assets/${me.id}/albums/1.png`
      return eva
        .from('album_pictures')
        .insert({ portfolio_item_id: data?.id ?? '', image_url, width: 4, height: 3 })
    },
  ],
  [
    'filling an album',
    (eva, { eva: me }) => eva.from('portfolio_items').update({ pictures_count: 9 }).eq('user_id', me.id),
  ],
  [
    'an experience as another',
    (eva, { ana }) => eva.from('quantum_lux_experiences').insert({ user_id: ana.id, title: 'x' }),
  ],
  [
    'a profile for another id',
    (eva) => eva.from('profiles').insert({ id: crypto.randomUUID(), username: 'x' }),
  ],
  [
    'promoting oneself',
    (eva, { eva: me }) => eva.from('profiles').update({ role: 'moderator' }).eq('id', me.id),
  ],
  [
    'promoting oneself by upsert',
    (eva, { eva: me }) => eva.from('profiles').upsert({ id: me.id, username: me.name, role: 'moderator' }),
  ],
  ['dating a post', (eva) => eva.from('posts').insert({ content: 'x', created_at: '2099-01-01' })],
  [
    'dating a message',
    (eva, { bea }) =>
      eva.from('chat_messages').insert({ receiver_id: bea.id, content: 'x', created_at: '2001-01-01' }),
  ],
  [
    'starting with points',
    (eva) => eva.from('quantum_lux_experiences').insert({ title: 'x', points: 1_000 }),
  ],
  ['starting with likes of a pet', (eva) => eva.from('pet_profiles').insert({ name: 'x', likes: 1_000 })],
  ['filling a banner', (eva) => eva.from('quantum_lux_banners').update({ image_url: null }).eq('id', 1)],
  ['writing a card', (eva, { ana }) => eva.from('member_cards').update({ username: 'x' }).eq('id', ana.id)],
  [
    'writing a read mark',
    (eva, { eva: me, ana }) => eva.from('chat_reads').insert({ user_id: me.id, friend_id: ana.id }),
  ],
  [
    'orphaning a file',
    (eva, { ana }) =>
      eva.from('orphaned_files').insert({ bucket_id: 'user-assets', path: 'x', owner_id: ana.id }),
  ],
  ['sweeping files', (eva) => eva.rpc('collect_orphaned_files')],
  ['ending accounts', (eva) => eva.rpc('release_unconfirmed_accounts')],
]

describe('with a valid login', () => {
  test.each(forbidden)('%s is refused', async (_what, attempt) => {
    const { error } = await attempt(cast.eva.client, cast)
    expect(error?.code).toBe('42501')
  })

  test.each<Attempt>([
    [
      'editing a post',
      (eva, { posts }) => eva.from('posts').update({ content: 'x' }).eq('id', posts.open).select(),
    ],
    ['deleting a post', (eva, { posts }) => eva.from('posts').delete().eq('id', posts.open).select()],
    [
      'deleting comments',
      (eva, { posts }) => eva.from('post_comments').delete().eq('post_id', posts.open).select(),
    ],
    [
      'editing a profile',
      (eva, { ana }) => eva.from('profiles').update({ bio: 'x' }).eq('id', ana.id).select(),
    ],
    [
      'accepting for others',
      (eva, { bea }) =>
        eva.from('friend_requests').update({ status: 'accepted' }).eq('receiver_id', bea.id).select(),
    ],
    [
      'ending a friendship of others',
      (eva, { bea }) => eva.from('friend_requests').delete().eq('receiver_id', bea.id).select(),
    ],
    [
      'deleting messages of others',
      (eva, { ana }) => eva.from('chat_messages').delete().eq('sender_id', ana.id).select(),
    ],
  ])("%s of somebody else's touches nothing", async (_what, attempt) => {
    const { data, error } = await attempt(cast.eva.client, cast)
    expect({ data, error }).toEqual({ data: [], error: null })
  })

  test('accepting an own request touches nothing', async () => {
    const { eva, ana } = cast
    await eva.client.from('friend_requests').insert({ receiver_id: ana.id }).throwOnError()
    const { data } = await eva.client
      .from('friend_requests')
      .update({ status: 'accepted' })
      .match({ sender_id: eva.id, receiver_id: ana.id })
      .select()
    expect(data).toEqual([])
    const friends = await eva.client.rpc('get_friends')
    expect(friends.data).toEqual([])
  })

  test.each<Attempt>([
    ['a post of 501 characters', (eva) => eva.from('posts').insert({ content: 'x'.repeat(501) })],
    ['an invisible post', (eva) => eva.from('posts').insert({ content: '\u200b\u00a0\n' })],
    [
      'a comment of 1,001 characters',
      (eva, { posts }) =>
        eva.from('post_comments').insert({ post_id: posts.open, content: 'x'.repeat(1_001) }),
    ],
    [
      'an image on a foreign server',
      (eva) => eva.from('posts').insert({ image_url: 'https://tracker.example/pixel.gif' }),
    ],
    [
      "somebody else's file",
      (eva, { ana }) => eva.from('posts').insert({ image_url: `user-assets/${ana.id}/posts/1.png` }),
    ],
    [
      'an avatar that runs code',
      (eva, { eva: me }) =>
        eva.from('profiles').update({ avatar_url: 'javascript:alert(1)' }).eq('id', me.id),
    ],
    [
      'an address of 20,000,000 characters',
      (eva, { eva: me }) =>
        eva
          .from('profiles')
          .update({ avatar_url: `user-assets/${me.id}/${'a'.repeat(20_000_000)}` })
          .eq('id', me.id),
    ],
    [
      'a page as a text',
      (eva, { eva: me }) =>
        eva
          .from('blog_posts')
          .insert({ title: 'x', genre: 'Poesía', content_url: `user-assets/${me.id}/blog-content/1.html` }),
    ],
    [
      'a username that looks like another',
      (eva, { eva: me }) => eva.from('profiles').update({ username: 'ana\u00a0' }).eq('id', me.id),
    ],
    [
      'a username with a hidden direction',
      (eva, { eva: me }) => eva.from('profiles').update({ username: 'an\u202ea' }).eq('id', me.id),
    ],
  ])('%s is refused as invalid', async (_what, attempt) => {
    const { error, status } = await attempt(cast.eva.client, cast)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' })
  })
})

test.each(['likes_count', 'comments_count'] as const)(
  '%s is neither brought nor raised, nor asked of any post',
  async (counter) => {
    const { eva, posts } = cast
    const raised: { content: string } = Object.assign({ content: 'x' }, { [counter]: 1_000 })
    const attempts = await Promise.all([
      eva.client.from('posts').insert(raised),
      eva.client.from('posts').update(raised).eq('user_id', eva.id),
      eva.client.rpc(counter, { '': { id: posts.adult } } as never),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([400, 400, 404])
    const { data } = await eva.client
      .from('posts')
      .select('likes_count, comments_count')
      .eq('user_id', eva.id)
    expect(data?.filter((row) => row[counter] !== 0)).toEqual([])
  },
)

test('whether somebody is gone is told beside their card alone', async () => {
  const { eva, ana } = cast
  const asked = await eva.client.rpc('is_gone', { '': { id: ana.id } } as never)
  expect(asked.status).toBe(404)
  const { data } = await eva.client.from('member_cards').select('is_gone').eq('id', ana.id)
  expect(data).toEqual([{ is_gone: false }])
})

test('a minor neither likes, comments nor saves what is for adults', async () => {
  const { nico, posts } = cast
  const attempts = await Promise.all([
    nico.client.from('posts').insert({ content: 'x', category: 'lizysfriends' }),
    nico.client.from('post_likes').insert({ post_id: posts.adult }),
    nico.client.from('post_comments').insert({ post_id: posts.adult, content: 'x' }),
    nico.client.from('saved_posts').insert({ post_id: posts.adult }),
  ])
  expect(attempts.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501'])
})

describe('without a session', () => {
  test.each([
    'posts',
    'post_likes',
    'post_comments',
    'friend_requests',
    'chat_messages',
    'profiles',
  ] as const)('nothing is deleted from %s', async (table) => {
    const { error } = await cast.anon.from(table).delete().neq('created_at', '2001-01-01')
    expect(error?.code).toBe('42501')
  })

  test('complete_signup changes neither a confirmed account nor says that there is one', async () => {
    const { anon, ana } = cast
    const type = { user_type: 'Emprendedor Digital' }
    const known = await anon.rpc('complete_signup', { user_id: ana.id, ...type })
    const unknown = await anon.rpc('complete_signup', { user_id: crypto.randomUUID(), ...type })
    expect({ ...known, error: known.error }).toEqual({ ...unknown, error: unknown.error })
    const { data } = await ana.client.from('profiles').select('user_type').eq('id', ana.id).single()
    expect(data?.user_type).toBeNull()
  })
})

test('metadata of the sign-up makes nobody a moderator', async () => {
  const client = newClient(backend)
  const { data } = await client.auth.signUp({
    email: `${unique('role')}@prueba.test`,
    password: 'cosmos-2026',
    options: { data: { username: cast.ana.name, role: 'moderator', is_creator: true } },
  })
  const admin = newClient(backend, backend.secretKey)
  const { data: profile } = await admin
    .from('profiles')
    .select('username, role, is_creator')
    .eq('id', data.user?.id ?? '')
    .single()
  expect(profile).toEqual({
    username: expect.stringMatching(new RegExp(`^${cast.ana.name}-[0-9a-f]{6}$`)),
    role: 'member',
    is_creator: false,
  })
})
