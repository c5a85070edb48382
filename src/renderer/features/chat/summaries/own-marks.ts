import { summaryOf, withAllRead, type Summaries } from './summary.ts'

/** How far the member has read, as long as the server has not confirmed it. */
interface OwnMark {
  readonly friendId: string
  readonly upTo: string
}

const marks = new Map<string, OwnMark>()

const keyOf = (userId: string, friendId: string) => `${userId}/${friendId}`

/** Unless a later one of the same conversation is kept. */
export function keepMark(userId: string, mark: OwnMark): void {
  const key = keyOf(userId, mark.friendId)
  const known = marks.get(key)
  if (!known || Date.parse(known.upTo) <= Date.parse(mark.upTo)) marks.set(key, mark)
}

/** The server has taken it. A later one of the same conversation stays. */
export function confirmMark(userId: string, mark: OwnMark): void {
  const key = keyOf(userId, mark.friendId)
  if (marks.get(key) === mark) marks.delete(key)
}

export const marksOf = (userId: string): readonly OwnMark[] =>
  [...marks].filter(([key]) => key.startsWith(`${userId}/`)).map(([, mark]) => mark)

/** What the server says, with what it has not heard of yet. */
export const withOwnMarks = (summaries: Summaries, userId: string): Summaries =>
  marksOf(userId).reduce((known, { friendId, upTo }) => {
    const latest = summaryOf(known, friendId)?.latest
    return latest && latest.created_at <= upTo ? withAllRead(known, friendId) : known
  }, summaries)
