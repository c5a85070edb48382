import { succeed, type Cast } from './access.ts'
import { requests, type DemoRequest } from './content/friendships.ts'

/** Sends the requests that are not there yet, in either direction, and accepts those that are to be accepted. */
export async function seedFriendships(cast: Cast): Promise<void> {
  for (const request of requests) await seedRequest(cast, request)
}

async function seedRequest(cast: Cast, { from, to, accepted }: DemoRequest): Promise<void> {
  const what = `the request of ${from} to ${to}`
  const sender = cast[from]
  const receiver = cast[to]
  const pair = { sender_id: sender.id, receiver_id: receiver.id }
  succeed(what, await sender.client.from('friend_requests').upsert(pair, { ignoreDuplicates: true }))
  if (!accepted) return
  const pending = receiver.client.from('friend_requests').update({ status: 'accepted' })
  succeed(what, await pending.match({ ...pair, status: 'pending' }))
}
