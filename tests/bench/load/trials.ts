import { setTimeout as pause } from 'node:timers/promises'
import { memberId } from '../database/load.ts'
import { measurePace, type Pace } from './pace.ts'
import { befriend, deadlocks, people, posts, postOf, type Place } from './place.ts'

/** Of so many times that something is tried: how often something ended otherwise than it should. */
export type Tried = { times: number; failed: number; deadlocks: number }

async function tryOften(place: Place, times: number, once: (n: number) => Promise<boolean>): Promise<Tried> {
  const before = await deadlocks(place)
  let failed = 0
  for (let n = 1; n <= times; n++) if (!(await once(n))) failed++
  return { times, failed, deadlocks: (await deadlocks(place)) - before }
}

/** A like takes its time, unlikes wait behind it, the author deletes the post, and more unlikes come. */
export function tryDeletingWhileUnliked(place: Place, times: number): Promise<Tried> {
  const author = 1
  const likers = Array.from({ length: 6 }, (_, n) => 11 + n)
  return tryOften(place, times, async (n) => {
    const post = postOf(author, n)
    await place.session.run(`
      insert into public.posts (id, user_id, content) values (${post}, ${memberId(author)}, 'Hola');
      ${likers.map((liker) => `insert into public.post_likes (post_id, user_id) values (${post}, ${memberId(liker)});`).join('')}`)
    const unlike = (from: number): Promise<string | undefined>[] =>
      likers
        .slice(from, from + 3)
        .map((liker) => place.api(liker, `delete from public.post_likes where post_id = ${post}`))
    const running = [
      place.api(10, `insert into public.post_likes (post_id) values (${post}); select pg_sleep(0.1)`),
    ]
    // Time for each to come to where it waits for those before: no query tells of all that they wait for here.
    await pause(20)
    running.push(...unlike(0))
    await pause(20)
    running.push(place.api(author, `delete from public.posts where id = ${post}`))
    await pause(20)
    running.push(...unlike(3))
    return (await Promise.all(running)).every((code) => code === undefined)
  })
}

const react = (member: number, other: number): string => `
  insert into public.post_likes (post_id, user_id) select id, ${memberId(member)} from public.posts where user_id = ${memberId(other)};
  insert into public.post_comments (post_id, user_id, content) select id, ${memberId(member)}, 'Bien' from public.posts where user_id = ${memberId(other)};
  insert into public.saved_posts (post_id, user_id) select id, ${memberId(member)} from public.posts where user_id = ${memberId(other)};`

/** Two with 200 posts each, of which the other has liked, saved and commented on all, delete their accounts at once. */
export function tryLeavingTogether(place: Place, times: number, areFriends: boolean): Promise<Tried> {
  const first = areFriends ? 10_000 : 20_000
  return tryOften(place, times, async (n) => {
    const [one, other] = [first + 2 * n, first + 2 * n + 1]
    await place.session.run(`
      ${people(one, other)}
      ${posts(one, 200)} ${posts(other, 200)}
      ${areFriends ? befriend(one, other) : ''}
      ${react(one, other)} ${react(other, one)}`)
    const codes = await Promise.all(
      [one, other].map((member) => place.api(member, 'select public.delete_account()')),
    )
    return codes.every((code) => code === undefined)
  })
}

export type Reactions = Pace & { failed: number }

/** All at once like one post and take it back. */
export async function measureLikes(place: Place, ms: number): Promise<Reactions> {
  const post = postOf(100, 1)
  await place.session.run(posts(100, 1))
  return measurePace(place, ms, (round) =>
    round % 2 === 0
      ? `insert into public.post_likes (post_id) values (${post})`
      : `delete from public.post_likes where post_id = ${post}`,
  )
}

/** All at once comment on one post. */
export async function measureComments(place: Place, ms: number): Promise<Reactions> {
  const post = postOf(99, 1)
  await place.session.run(posts(99, 1))
  return measurePace(
    place,
    ms,
    () => `insert into public.post_comments (post_id, content) values (${post}, 'Bien')`,
  )
}
