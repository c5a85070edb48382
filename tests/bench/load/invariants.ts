import type { Place } from './place.ts'

/** What has to hold whatever was done at once: each names rows that are otherwise. */
const invariants: Readonly<Record<string, string>> = {
  'changes that are not folded': 'select from private.post_changes',
  'posts with wrong counts': `
    select from public.posts as post left join private.post_counts as counted on counted.post_id = post.id
    where coalesce(counted.likes, 0) <> (select count(*) from public.post_likes where post_id = post.id)
      or coalesce(counted.comments, 0) <> (select count(*) from public.post_comments where post_id = post.id)`,
  'posts that show another count': `
    select from public.posts as post
    where public.likes_count(post) <> (select count(*) from public.post_likes where post_id = post.id)
      or public.comments_count(post) <> (select count(*) from public.post_comments where post_id = post.id)`,
  'conversations with a wrong number of unread messages': `
    select from public.chat_reads as mark where unread_count <> (
      select count(*) from public.chat_messages
      where sender_id = mark.friend_id and receiver_id = mark.user_id and created_at > mark.last_read_at)`,
  'conversations with a wrong time of the last message': `
    select from public.chat_reads as mark where latest_at is distinct from (
      select max(created_at) from public.chat_messages
      where (sender_id, receiver_id) in ((mark.friend_id, mark.user_id), (mark.user_id, mark.friend_id)))`,
  'messages whose conversation is unknown': `
    select from public.chat_messages as message
    where not exists (select from public.chat_reads where user_id = message.receiver_id and friend_id = message.sender_id)`,
  'pairs with two requests': `
    select from public.friend_requests
    group by least(sender_id, receiver_id), greatest(sender_id, receiver_id) having count(*) > 1`,
  'cards unlike their profile': `
    select from public.profiles as profile full join public.member_cards as card on card.id = profile.id
    where (profile.username, profile.avatar_url, profile.cover_url) is distinct from (card.username, card.avatar_url, card.cover_url)`,
  'rows of somebody who has left': `
    select from (
      select user_id from public.posts union select user_id from public.post_likes union select user_id from public.post_comments
      union select user_id from public.saved_posts union select sender_id from public.chat_messages
      union select receiver_id from public.chat_messages union select sender_id from public.friend_requests
    ) as named (id) where id not in (select id from auth.users)`,
}

/** Folds what is left and tells what does not hold, with the number of its rows. */
export async function brokenInvariants({ session }: Place): Promise<string[]> {
  for (;;) {
    const [row] = await session.run('select private.fold_post_counts() as folded')
    if (row?.['folded'] === 0) break
  }
  const broken: string[] = []
  for (const [what, query] of Object.entries(invariants)) {
    const [row] = await session.run(`select count(*)::integer as rows from (${query}) as found`)
    if (row?.['rows'] !== 0) broken.push(`${String(row?.['rows'])} ${what}`)
  }
  return broken
}
