import { dateFormat } from '#renderer/lib/date-format.ts'
import { fileOf, textOf, type PlacedFile } from '../messages/message-file.ts'
import { dayKey, nearDay, timeLabel } from '../messages/moments.ts'
import { messageIdOf, type OutgoingJob } from '../outbox/outbox.ts'
import type { ChatMessage } from '../messages/message.ts'

/** A message as shown in a bubble. */
export interface Bubble {
  readonly id: string
  readonly senderId: string
  /** `null` for a file without text. */
  readonly text: string | null
  readonly file: PlacedFile | null
  readonly at: Date
  /** `unsent`: sent with the next connection. `refused`: sent only if the member retries. */
  readonly state: 'sent' | 'sending' | 'waiting' | 'unsent' | 'refused'
}

/** A bubble with its position in the log. */
export interface TimelineRow {
  readonly bubble: Bubble
  /** The local calendar day that it starts, `2026-11-20`. */
  readonly startsDay: string | null
  /** First of several messages by one sender in quick succession. */
  readonly startsGroup: boolean
  /** Last of them. */
  readonly endsGroup: boolean
  /** Its time is the one that its group shows at its end. */
  readonly isTimedBelow: boolean
}

/** Milliseconds of silence after which a new group starts. */
const GROUP_PAUSE = 5 * 60_000

const bubblesByMessage = new WeakMap<ChatMessage, Bubble>()

/** Cached per message, so that its row renders once. */
function bubbleOf(message: ChatMessage): Bubble {
  const { id, sender_id: senderId, created_at } = message
  const known = bubblesByMessage.get(message)
  const bubble: Bubble = known ?? {
    id,
    senderId,
    text: textOf(message),
    file: fileOf(message),
    at: new Date(created_at),
    state: 'sent',
  }
  bubblesByMessage.set(message, bubble)
  return bubble
}

/**
 * Received messages, oldest first, followed by the outbox: texts before files, which they overtake, each in the order
 * of writing.
 */
export function toBubbles(
  messages: readonly ChatMessage[],
  waiting: readonly OutgoingJob[],
  userId: string,
): readonly Bubble[] {
  const arrived = messages.map(bubbleOf)
  const known = new Set(messages.map(({ id }) => id))
  const pending = waiting
    .filter((job) => !known.has(messageIdOf(job)))
    .map(({ id, state, payload: { content, file, created_at } }): Bubble => ({
      id,
      senderId: userId,
      text: file ? null : content,
      file: file ? { ...file, stored: null } : null,
      at: new Date(created_at),
      state: state === 'queued' || state === 'held' ? 'sending' : state,
    }))
  const [texts, files] = [pending.filter(({ file }) => !file), pending.filter(({ file }) => file)]
  return [...arrived, ...texts, ...files]
}

/** The log's rows, newest first. A bubble still waiting from yesterday stays below the last day shown. */
export function toRows(bubbles: readonly Bubble[]): readonly TimelineRow[] {
  let day = ''
  const starts = bubbles.map(({ at }) => {
    const key = dayKey(at)
    if (key <= day) return null
    day = key
    return key
  })
  const startsGroup = bubbles.map((bubble, index) => {
    const before = bubbles[index - 1]
    return !before || starts[index] !== null || !continues(before, bubble)
  })
  let shown = ''
  return bubbles
    .map((bubble, index) => ({
      bubble,
      startsDay: starts[index] ?? null,
      startsGroup: startsGroup[index] ?? true,
      endsGroup: startsGroup[index + 1] ?? true,
    }))
    .reverse()
    .map((row) => {
      const time = timeLabel(row.bubble.at)
      if (row.endsGroup) shown = time
      return { ...row, isTimedBelow: !row.endsGroup && time === shown }
    })
}

/**
 * The day of the topmost visible message; `null` if its name is visible above it.
 * @param rows newest first
 * @param seen index of that message
 */
export function dayAbove(rows: readonly TimelineRow[], seen: number): string | null {
  if (!rows[seen] || rows[seen].startsDay !== null) return null
  return rows.find((row, index) => index > seen && row.startsDay !== null)?.startsDay ?? null
}

/**
 * Id of the member's newest message that the friend has read; `null` if there is none.
 * @param rows newest first
 * @param readAt `created_at` of the newest message they have read
 */
export function lastReadId(
  rows: readonly TimelineRow[],
  friendId: string,
  readAt: string | null,
): string | null {
  if (readAt === null) return null
  const until = Date.parse(readAt)
  const read = rows.find(
    ({ bubble }) => bubble.senderId !== friendId && bubble.state === 'sent' && +bubble.at <= until,
  )
  return read?.bubble.id ?? null
}

/**
 * Id of the friend's first message after the reading position; `null` if there is none, `undefined` if it lies before
 * the loaded messages.
 * @param rows newest first
 * @param hasOlder whether there are older messages to load
 */
export function firstNewId(
  rows: readonly TimelineRow[],
  friendId: string,
  readAt: string | null,
  hasOlder: boolean,
): string | null | undefined {
  const from = readAt === null ? Number.NEGATIVE_INFINITY : Date.parse(readAt)
  const isOld = ({ bubble }: TimelineRow) => +bubble.at <= from
  if (hasOlder && !rows.some(isOld)) return undefined
  const first = rows.findLast((row) => row.bubble.senderId === friendId && !isOld(row))
  return first?.bubble.id ?? null
}

const continues = (bubble: Bubble, next: Bubble): boolean =>
  bubble.senderId === next.senderId && +next.at - +bubble.at < GROUP_PAUSE

const thisYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const otherYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** 'Hoy', 'Ayer' or the date. @param key a local calendar day, as in `TimelineRow` */
export function dayLabel(key: string, now: Date): string {
  const near = nearDay(key, now)
  if (near !== null) return near
  const day = new Date(`${key}T12:00:00`)
  return (day.getFullYear() === now.getFullYear() ? thisYear : otherYear)(day)
}

/** Day and time of day, 'viernes, 20 de noviembre de 2026, 9:05'. */
export const momentLabel = dateFormat({ dateStyle: 'full', timeStyle: 'short' })
