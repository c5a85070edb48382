import { dateFormat } from '#renderer/lib/date-format.ts'
import { copy } from '../copy.ts'

/** A local calendar day, `2026-11-20`. */
export function dayKey(at: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

const daysBefore = (now: Date, days: number): string =>
  dayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })
const weekday = dateFormat({ weekday: 'short' })
const thisYear = dateFormat({ day: 'numeric', month: 'short' })
const otherYear = dateFormat({ day: '2-digit', month: '2-digit', year: '2-digit' })

/** Time of day, '09:05'. */
export const timeLabel = (at: Date): string => clock(at)

/** 'Hoy', 'Ayer' or `null`. @param key a local calendar day */
export function nearDay(key: string, now: Date): string | null {
  if (key === dayKey(now)) return copy.today
  return key === daysBefore(now, 1) ? copy.yesterday : null
}

/** When a conversation ended, as short as it is clear: '09:05' today, then 'Ayer', 'lun' within a week, '12 nov'. */
export function endLabel(at: Date, now: Date): string {
  const key = dayKey(at)
  // A clock may be ahead.
  if (key >= dayKey(now)) return timeLabel(at)
  const near = nearDay(key, now)
  if (near !== null) return near
  if (key > daysBefore(now, 7)) return weekday(at)
  return (at.getFullYear() === now.getFullYear() ? thisYear : otherYear)(at)
}
