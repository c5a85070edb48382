import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod/mini'
import { CHAT_LIST, CHAT_PARAM } from '#renderer/lib/paths.ts'

export interface ChatLocation {
  readonly isOpen: boolean
  /** The friend whose conversation is open; `null` for the list and the closed panel. */
  readonly friendId: string | null
  openList(): void
  openConversation(friendId: string): void
  close(): void
}

const friendIdSchema = z.guid()

/** State of the chat panel in the address (`?chat=…`); changing it keeps the page and its other parameters. */
export function useChatLocation(): ChatLocation {
  const [parameters, setParameters] = useSearchParams()
  const value = parameters.get(CHAT_PARAM)
  return useMemo(() => {
    const friendId = friendIdSchema.safeParse(value).success ? value : null
    const show = (next: string | null) =>
      setParameters((current) => {
        const changed = new URLSearchParams(current)
        if (next === null) changed.delete(CHAT_PARAM)
        else changed.set(CHAT_PARAM, next)
        return changed
      })
    return {
      isOpen: friendId !== null || value === CHAT_LIST,
      friendId,
      openList: () => show(CHAT_LIST),
      openConversation: show,
      close: () => show(null),
    }
  }, [value, setParameters])
}
