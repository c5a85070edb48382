import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { useDraftText } from '#renderer/lib/state/drafts.ts'
import { MESSAGE_LIMIT } from '../thread/message.ts'
import { useSendMessage } from './use-send-message.ts'

/** The text being written to a friend: kept as a draft until it is handed to the outbox. */
export function useComposer(friendId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const [text, setText] = useDraftText(`${userId}/message/${friendId}`)
  const { send } = useSendMessage()
  /** Code points beyond the limit; never cut, so that nothing typed or pasted is lost. */
  const over = Math.max(countCharacters(text.trim()) - MESSAGE_LIMIT, 0)
  const canSend = text.trim() !== '' && over === 0
  const submit = () => {
    if (!canSend) return
    send(friendId, text)
    setText('')
  }
  return { text, setText, over, canSend, submit }
}
