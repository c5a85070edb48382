import { expect, test } from 'vitest'
import { changeMember } from '#renderer/entities/member/own-profile.ts'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import '#renderer/features/blogs/blog/blogs.ts'
import '#renderer/features/feed/comments/comments-cache.ts'
import '#renderer/features/feed/posts/feed-cache.ts'
import '#renderer/features/quantum-lux/experiences.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'

const card = (id: string, username = id) => ({ id, username, avatar_url: null })
const rows = (own: string) => [
  { id: 'one', author: card('luna', own) },
  { id: 'two', author: card('sol') },
]
const pages = (of: string, own: string) => ({ pages: [{ [of]: rows(own), next: null }], pageParams: [null] })

/** Every query in which the member may stand as an author. */
const PLACES: readonly (readonly [readonly string[], (own: string) => unknown])[] = [
  [['feed', 'all'], (own) => pages('posts', own)],
  [['feed', 'one', 'a-post'], (own) => pages('posts', own)],
  [['comments', 'a-post'], (own) => pages('comments', own)],
  [['blogs'], (own) => pages('blogs', own)],
  [['blog', 'a-blog'], (own) => rows(own)[0]],
  [['experiences'], (own) => pages('experiences', own)],
]

test.each(PLACES)('a new name of one’s own shows in %j', async (key, withName) => {
  const member = signInAs('luna')
  member.queries.setQueryData(key, withName('luna'))
  await changeMember(member, { ...profile('luna'), username: 'Luna Nueva' })
  expect(member.queries.getQueryData(key)).toEqual(withName('Luna Nueva'))
})
