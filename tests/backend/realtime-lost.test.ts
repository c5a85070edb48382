import { expect } from 'vitest'
import { getChanges, subscribeToMessages } from '#renderer/features/chat/inbox/api.ts'
import type { Change } from '#renderer/features/chat/inbox/change.ts'
import { createInbox } from '#renderer/features/chat/inbox/inbox.ts'
import {
  addMessages,
  withoutMessage,
  type Conversation,
} from '#renderer/features/chat/messages/conversation.ts'
import type { ChatMessage } from '#renderer/features/chat/messages/message.ts'
import { testEmbedded } from '#tests/hosted/embedded-only.ts'
import { connectServer } from '#renderer/server/supabase.ts'
import { startBackend, type TestBackend } from './start-backend.ts'
import { befriend, newMember, password, type Member } from './support/members.ts'

const MESSAGES = 20

/** What a window shows and tells that hears live what comes, and catches up now and then. */
async function follow(server: TestBackend, { id, email }: Member) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const window = connectServer(server, storage, new AbortController().signal)
  await window.auth.signInWithPassword({ email, password })
  const gone = new Set<string>()
  const told: string[] = []
  let cursor: string | undefined
  let shown: Conversation = { messages: [], hasOlder: false }
  const remove = (message: { readonly id: string }) => {
    gone.add(message.id)
    shown = withoutMessage(shown, message.id)
  }
  const tell = (messages: readonly ChatMessage[]) =>
    told.push(...messages.map(({ content }) => content ?? ''))
  const inbox = createInbox({
    cursor: {
      read: () => cursor,
      write: (next) => {
        cursor = next
      },
    },
    getChanges: (from) => getChanges(window, from),
    isDeleted: (message) => gone.has(message),
    onKnown: (messages) => {
      shown = addMessages(
        shown,
        messages.filter((message) => !gone.has(message.id)),
      )
    },
    onNew: tell,
    onMissed: tell,
    onChange: (change: Change) => {
      if (change.table === 'chat_messages')
        remove(change.operation === 'DELETE' ? change.old_record : change.record)
    },
    onLost: () => {},
  })
  const live = Promise.withResolvers<undefined>()
  const stop = subscribeToMessages(window, id, {
    onMessage: inbox.receive,
    onDeleted: remove,
    onRead: () => {},
    onRequest: () => {},
    onMember: () => {},
    onStatus: (status) => status === 'live' && live.resolve(undefined),
    onUnreadable: () => {},
    onReplication: () => {},
    onHeartbeat: () => {},
  })
  await live.promise
  await inbox.catchUp()
  return {
    inbox,
    told,
    shown: () => shown.messages.map(({ content }) => content),
    close: async () => {
      stop()
      await window.auth.signOut()
      await window.realtime.disconnect()
    },
  }
}

testEmbedded('it sets the limits of its server')(
  'a server that loses half of what it sends › with each look at the feed › everything is there, once and in order',
  async () => {
    const own = await startBackend({ live: 'lost=0.5' })
    const [ana, bea] = [await newMember(own, 'ana'), await newMember(own, 'bea')]
    await befriend(ana, bea)
    const [awake, asleep] = await Promise.all([follow(own, bea), follow(own, bea)])

    const left: string[] = []
    for (let n = 1; n <= MESSAGES; n += 1) {
      const { data } = await ana.client
        .from('chat_messages')
        .insert({ receiver_id: bea.id, content: String(n) })
        .select('id')
        .single()
        .throwOnError()
      if (n % 4 === 0) await ana.client.from('chat_messages').delete().eq('id', data.id).throwOnError()
      else left.push(String(n))
      if (n % 5 === 0) await awake.inbox.catchUp()
      if (n % 5 === 0) expect(awake.shown()).toEqual(left)
    }
    expect(asleep.shown()).not.toEqual(left)
    await asleep.inbox.catchUp()
    for (const window of [awake, asleep]) {
      expect(window.shown()).toEqual(left)
      expect(window.told).toEqual([...new Set(window.told)])
      expect(window.told).toEqual(expect.arrayContaining(left))
      await window.close()
    }
    await own.stop()
  },
  60_000,
)
