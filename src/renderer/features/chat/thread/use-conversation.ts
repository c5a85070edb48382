import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { conversationQuery } from './conversation-cache.ts'

export const useConversation = (friendId: string) =>
  useQuery(conversationQuery(useAtomValue(currentUserIdAtom), friendId))
