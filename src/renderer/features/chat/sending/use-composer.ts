import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { useDraftText } from '#renderer/lib/state/drafts.ts'
import { MESSAGE_LIMIT } from '../thread/message.ts'
import type { DraftFiles } from '../attachment/use-draft-files.ts'
import { useSendMessage } from './use-send-message.ts'

/** What is being written to a friend: kept as a draft until it is handed to the outbox, first the text, then its files. */
export function useComposer(friendId: string, { files, isPreparing }: DraftFiles) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const [text, setText] = useDraftText(`${userId}/message/${friendId}`)
  const { send } = useSendMessage()
  /** Code points beyond the limit; never cut, so that nothing typed or pasted is lost. */
  const over = Math.max(countCharacters(text.trim()) - MESSAGE_LIMIT, 0)
  const isSomething = text.trim() !== '' || files.length > 0
  // Nothing goes without the file that is being made ready for it.
  const canSend = isSomething && over === 0 && !isPreparing
  const submit = () => {
    if (!canSend) return
    send(friendId, text, files)
    setText('')
  }
  return { text, setText, over, canSend, submit }
}
