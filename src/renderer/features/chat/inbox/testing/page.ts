import type { ChatMessage } from '../../messages/message.ts'
import type { ChangePage } from '../api.ts'
import type { Change } from '../change.ts'

/** The last page of the feed: new messages, the deletion of those without a text, and what else has changed. */
export const lastPage = (messages: readonly ChatMessage[], others: readonly Change[] = []): ChangePage => ({
  changes: [
    ...messages.map((record): Change =>
      record.content === null
        ? { table: 'chat_messages', operation: 'DELETE', old_record: record }
        : { table: 'chat_messages', operation: 'INSERT', record },
    ),
    ...others,
  ],
  cursor: 'c1',
  isLast: true,
})
