import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { store } from '#renderer/lib/state/store.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import { readingMarkAtom } from '../attention/reading-mark.ts'
import { firstNewId, type TimelineRow } from './timeline.ts'
import type { OlderMessages } from './use-older-messages.ts'

/** Messages among which it is looked for: whoever is sent many thousands is not made to read them all. */
const MOST = 2_000

interface Log {
  /** Newest first. */
  readonly rows: readonly TimelineRow[]
  readonly hasOlder: boolean
  readonly older: OlderMessages
}

/** The first message that was not read when the member came to a conversation: as many pages are read as there are before it. */
export function useFirstNew(friendId: string, { rows, hasOlder, older }: Log): string | null {
  const noted = useAtomValue(readingMarkAtom)
  const mark = noted?.friendId === friendId ? noted : null
  const firstId = useMemo(
    () => (mark ? firstNewId(rows, friendId, mark.readAt, hasOlder) : null),
    [mark, rows, friendId, hasOlder],
  )
  const isFurtherUp = firstId === undefined && older.status === 'idle' && rows.length < MOST
  const load = useEffectEvent(() => older.load())
  useEffect(() => {
    if (isFurtherUp) load()
  }, [isFurtherUp, rows])
  return firstId ?? null
}

/** What is asked of the log's virtual list. */
interface Scrolled {
  readonly isNearOrigin: boolean
  readonly virtualizer: Pick<ListVirtualizer, 'scrollToIndex'>
}

/** Opens a log where reading stopped, once that is known; whoever reads already is left where they are. */
export function useOpenAtNew(firstId: string | null, ids: readonly string[], list: Scrolled): void {
  /** One that goes with its page, and is found again later, leads nobody away from what they read by then. */
  const opened = useRef<string | null>(null)
  const open = useEffectEvent((id: string) => {
    // Found while an answer is drawn, it is no place to go to any more.
    const isAnswered = store.get(readingMarkAtom) === null
    if (list.isNearOrigin && !isAnswered) list.virtualizer.scrollToIndex(ids.indexOf(id), { align: 'end' })
  })
  useEffect(() => {
    if (firstId === null || firstId === opened.current) return
    opened.current = firstId
    open(firstId)
  }, [firstId])
}
