import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { draftText, useDraftText } from '#renderer/session/drafts.ts'
import { store } from '#renderer/lib/store.ts'
import { draftFilesOf } from '../attachment/draft-files.ts'
import { MESSAGE_LIMIT } from '../thread/message.ts'
import type { DraftFiles } from '../attachment/use-draft-files.ts'
import { useSendMessage } from './use-send-message.ts'

/** What is being written to a friend: kept as a draft until it is handed to the outbox, first the text, then its files. */
export function useComposer(friendId: string, { files, isPreparing, whenReady }: DraftFiles) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const place = `${userId}/message/${friendId}`
  const [text, setText] = useDraftText(place)
  const { send } = useSendMessage()
  const isAwaited = useRef(false)
  /** Code points beyond the limit; never cut, so that nothing typed or pasted is lost. */
  const over = Math.max(countCharacters(text.trim()) - MESSAGE_LIMIT, 0)
  const canSend = (text.trim() !== '' || files.length > 0 || isPreparing) && over === 0
  const sendAll = (all: DraftFiles['files']) => {
    send(friendId, text, all)
    setText('')
  }
  /** Nothing goes without the file that is being made ready for it; refused, or written on, all waits for another try. */
  const sendOnceReady = async () => {
    if (isAwaited.current) return
    isAwaited.current = true
    await whenReady()
    isAwaited.current = false
    const ready = draftFilesOf(userId, friendId)
    const isWrittenOn = (draftText(place) ?? '') !== text
    if (ready.length > 0 && !isWrittenOn && store.get(currentUserIdAtom) === userId) sendAll(ready)
  }
  const submit = () => {
    if (!canSend) return
    if (isPreparing) void sendOnceReady()
    else sendAll(files)
  }
  return { text, setText, over, canSend, submit }
}
