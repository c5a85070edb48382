/** An accepted friend, as `get_friends()` returns it (spec §3). */
export interface Friend {
  readonly id: string
  readonly username: string
  readonly avatar_url: string | null
}

/** Relation of the signed-in member to another one, for the other's profile (spec §4). */
export type Relation = 'loading' | 'self' | 'not_friends' | 'pending_sent' | 'pending_received' | 'friends'

/** A row of `friend_requests` (spec §3), one per pair. */
export interface FriendRequest {
  readonly sender_id: string
  readonly receiver_id: string
  readonly status: 'pending' | 'accepted'
}

/** Broadcast about a request to both members (decision 10). */
export interface RequestChange {
  /** Its current state; `null` if it is gone. */
  readonly record: FriendRequest | null
  readonly old_record: FriendRequest | null
}

export type RelationEvent =
  /** The server reported the current request between the two, `null` for none. */
  | { readonly type: 'known'; readonly viewerId: string; readonly request: FriendRequest | null }
  /** The server accepted the viewer's new request. */
  | { readonly type: 'asked' }
  /** The server accepted the viewer's answer to a request. */
  | { readonly type: 'accepted' }
  /** The viewer withdrew a request or ended a friendship. */
  | { readonly type: 'ended' }

/** The relation before anything is known. */
export const firstRelation = (viewerId: string | null, viewedId: string): Relation =>
  viewerId === viewedId ? 'self' : 'loading'

/** The state machine of spec §4. An event without a transition leaves the relation as it is. */
export function nextRelation(relation: Relation, event: RelationEvent): Relation {
  if (relation === 'self') return relation
  switch (event.type) {
    case 'known':
      return relationOf(event.request, event.viewerId)
    case 'asked':
      return relation === 'not_friends' ? 'pending_sent' : relation
    case 'accepted':
      return relation === 'pending_received' ? 'friends' : relation
    case 'ended':
      return relation === 'pending_sent' || relation === 'friends' ? 'not_friends' : relation
  }
}

function relationOf(request: FriendRequest | null, viewerId: string): Relation {
  switch (request?.status) {
    case 'accepted':
      return 'friends'
    case 'pending':
      return request.sender_id === viewerId ? 'pending_sent' : 'pending_received'
    case undefined:
      return 'not_friends'
  }
}

/** Lower case without accents, so that 'jose' finds 'José'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es')
}

/** Friends whose name contains the text, ignoring accents and case; all of them for a blank text. */
export function searchFriends(friends: readonly Friend[], text: string): readonly Friend[] {
  const wanted = plain(text.trim())
  return wanted === '' ? friends : friends.filter((friend) => plain(friend.username).includes(wanted))
}
