import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored, storedUnder, writeStored } from '#renderer/session/member-disk.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { announce, announcementAtom } from '#renderer/ui/announce.ts'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import { setMuted } from './notifications/muted.ts'
import { followedAtom, unreadDividerAtom } from './notifications/unread-divider.ts'
import type { MessageListener } from './inbox/api.ts'
import { lastPage } from './inbox/testing/page.ts'
import { markReadUpTo } from './messages/read-receipts.ts'
import { withAllRead, withMessage, type Summaries } from './messages/conversation-summary.ts'
import type { ChatMessage } from './messages/message.ts'
import { ME, message } from './messages/testing/message.ts'
import { useChat } from './use-chat.ts'

const SOL = '01a1fba4-a89b-77fc-a7c4-2bd434ecbfc5'
const TAG = `chat:${ME}:${SOL}`

interface World {
  listener?: MessageListener
  activate?: (event: NotificationActivated) => void
  missed: readonly ChatMessage[] | Promise<readonly ChatMessage[]>
  friends: Promise<unknown>
  shown: ShowNotification[]
  conversations: Summaries
}

const world = vi.hoisted((): World => ({
  missed: [],
  friends: Promise.resolve(),
  shown: [],
  conversations: [],
}))

const calls = vi.hoisted(() => {
  const success = { ok: true, data: null }
  const found = {
    close: vi.fn(() => Promise.resolve(success)),
    setBadge: vi.fn(() => Promise.resolve(success)),
    onActivate: vi.fn((listener: (event: NotificationActivated) => void) => {
      world.activate = listener
      return () => {}
    }),
    sendMessage: vi.fn(() => Promise.resolve(message(9))),
    markRead: vi.fn<(client: unknown, friendId: string, upTo: string) => Promise<void>>(() =>
      Promise.resolve(),
    ),
  }
  const bridge = {
    notifications: {
      show: (notification: ShowNotification) => {
        world.shown.push(notification)
        return Promise.resolve(success)
      },
      update: () => Promise.resolve(success),
      close: found.close,
      onActivate: found.onActivate,
    },
    app: { setBadge: found.setBadge },
    power: { onResume: () => () => {} },
  }
  Object.assign(globalThis.window, { cosmia: bridge })
  return found
})

vi.mock('./inbox/api.ts', () => ({
  subscribeToMessages: (_client: unknown, _userId: string, listener: MessageListener) => {
    world.listener = listener
    return () => {}
  },
  getChanges: async (_client: unknown, cursor?: string) => lastPage(cursor ? await world.missed : []),
}))
vi.mock('./messages/api.ts', () => ({
  getConversations: () => Promise.resolve(world.conversations),
  markConversationRead: calls.markRead,
}))
vi.mock('./outbox/api.ts', () => ({ sendMessage: calls.sendMessage }))
vi.mock('#renderer/entities/friends/api.ts', () => ({
  getFriends: () => world.friends,
}))
vi.mock('#renderer/entities/member/avatar-png.ts', () => ({ avatarPng: async () => null }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({ error: vi.fn() }) }))

/** What is seen is told of a little later, on a busy machine a little more. */
const LONG = { timeout: 5_000 }
const CURSOR = 'c0'
const FRIENDS = [{ id: SOL, username: 'sol', avatar_url: null }]
const fromSol = (minute: number) => message(minute, { sender_id: SOL })
function Dashboard() {
  useChat()
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/dashboard/agenda">Agenda</Link>
    </>
  )
}

function openAt(address: string) {
  render(
    <AsMember>
      <MemoryRouter initialEntries={[address]}>
        <Dashboard />
      </MemoryRouter>
    </AsMember>,
  )
}

const said = () => store.get(announcementAtom).text
/** Of so many messages these were in sight. */
const read = (until: number, of = until) =>
  act(() => {
    const messages = Array.from({ length: of }, (_, index) => fromSol(index + 1))
    signedIn().queries.setQueryData(['conversation', SOL], { messages, hasOlder: false })
    markReadUpTo(signedIn(), SOL, fromSol(until).id)
  })
const receive = (minute: number) => act(() => world.listener?.onMessage(fromSol(minute)))

function look(focused: boolean) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused)
  act(() => void window.dispatchEvent(new Event(focused ? 'focus' : 'blur')))
}

beforeEach(() => {
  signInAs(ME)
  signedIn().store.set(followedAtom, null)
  announce('')
  Object.assign(world, { missed: [], friends: Promise.resolve(FRIENDS), shown: [], conversations: [] })
  look(false)
})

afterEach(() => {
  closeWindow()
  forgetStored(ME)
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

test('a message raises a notification that leads to its conversation, and a badge', async () => {
  openAt('/dashboard/home')
  receive(1)
  await waitFor(() =>
    expect(world.shown).toEqual([
      {
        tag: TAG,
        title: 'sol',
        body: 'm1',
        route: `/dashboard/home?chat=${SOL}`,
        canReply: true,
      },
    ]),
  )
  expect(calls.setBadge).toHaveBeenLastCalledWith(1)
  expect(said()).toBe('Mensaje nuevo de sol')
})

test('a message raises none while its conversation is open in a focused window, and is read with the one before it', async () => {
  openAt(`/dashboard/home?chat=${SOL}`)
  look(true)
  act(() => signedIn().store.set(followedAtom, SOL))
  calls.setBadge.mockClear()
  receive(1)
  expect(calls.setBadge).not.toHaveBeenCalled()
  expect(said()).toBe('')
  look(false)
  receive(2)
  await waitFor(() => expect(world.shown.map(({ body }) => body)).toEqual(['m2']))
  await waitFor(
    () => expect(calls.markRead).toHaveBeenCalledWith(expect.anything(), SOL, message(1).created_at),
    LONG,
  )
})

test('what came in while the app was closed raises one notification a friend', async () => {
  writeStored(`change-cursor/${ME}`, CURSOR)
  world.missed = [2, 3, 4].map(fromSol)
  openAt('/dashboard/home')
  await waitFor(() => expect(world.shown.map(({ body }) => body)).toEqual(['3 mensajes nuevos']))
})

test('coming back to the open conversation takes the notification away', async () => {
  openAt(`/dashboard/home?chat=${SOL}`)
  receive(1)
  await waitFor(() => expect(world.shown).toHaveLength(1))
  calls.close.mockClear()
  look(true)
  expect(calls.close).toHaveBeenCalledWith(TAG)
})

test('what the server has as unread is on the icon, and is read there once it was in sight', async () => {
  world.conversations = withMessage(withMessage([], fromSol(1), ME), fromSol(2), ME)
  openAt('/dashboard/home')
  await waitFor(() => expect(calls.setBadge).toHaveBeenLastCalledWith(1))
  expect(calls.markRead).not.toHaveBeenCalled()
  cleanup()
  openAt(`/dashboard/home?chat=${SOL}`)
  look(true)
  await waitFor(() => expect(calls.setBadge).toHaveBeenLastCalledWith(1))
  read(1, 2)
  read(2)
  await waitFor(() =>
    expect(calls.markRead).toHaveBeenCalledExactlyOnceWith(expect.anything(), SOL, message(2).created_at),
  )
  await waitFor(() => expect(calls.setBadge).toHaveBeenLastCalledWith(0))
})

test('what came while the app was closed is new, though an earlier start knew the conversation as read', async () => {
  const known = withAllRead(withMessage([], fromSol(1), ME), SOL)
  signedIn().queries.setQueryData(
    ['conversations'],
    known.map((summary) => ({ ...summary, isKept: true })),
  )
  void signedIn().queries.invalidateQueries({ queryKey: ['conversations'] })
  world.conversations = withMessage(known, fromSol(2), ME)
  openAt(`/dashboard/home?chat=${SOL}`)
  look(true)
  const mark = { friendId: SOL, readAt: message(1).created_at }
  await waitFor(() => expect(signedIn().store.get(unreadDividerAtom)).toEqual(mark))
})

test('reading in another window takes the notification and the badge away', async () => {
  openAt('/dashboard/home')
  receive(1)
  await waitFor(() => expect(world.shown).toHaveLength(1))
  const mark = { user_id: ME, friend_id: SOL, last_read_at: message(1).created_at, unread_count: 0 }
  act(() => world.listener?.onRead(mark))
  expect(calls.close).toHaveBeenCalledWith(TAG)
  await waitFor(() => expect(calls.setBadge).toHaveBeenLastCalledWith(0))
})

test('a mark from before a message leaves the notification of that message', async () => {
  openAt('/dashboard/home')
  receive(2)
  await waitFor(() => expect(world.shown).toHaveLength(1))
  calls.close.mockClear()
  const mark = { user_id: ME, friend_id: SOL, last_read_at: message(1).created_at, unread_count: 1 }
  act(() => world.listener?.onRead(mark))
  expect(calls.close).not.toHaveBeenCalled()
})

test('what was read elsewhere while nothing was heard takes its notification away too', async () => {
  openAt('/dashboard/home')
  receive(1)
  await waitFor(() => expect(world.shown).toHaveLength(1))
  world.conversations = withAllRead(withMessage([], fromSol(1), ME), SOL)
  // As after sleep: whatever has the conversations read anew.
  await act(async () => world.listener?.onDeleted(fromSol(0)))
  await waitFor(() => expect(calls.close).toHaveBeenCalledExactlyOnceWith(TAG))
})

test('a muted conversation counts as unread and is told of nowhere, until it is heard again', async () => {
  openAt('/dashboard/home')
  receive(1)
  await waitFor(() => expect(world.shown).toHaveLength(1))
  announce('')
  setMuted(signedIn(), SOL, true)
  expect(calls.close).toHaveBeenCalledExactlyOnceWith(TAG)
  await act(async () => receive(2))
  expect(world.shown).toHaveLength(1)
  expect(said()).toBe('')
  expect(calls.setBadge).toHaveBeenLastCalledWith(1)
  setMuted(signedIn(), SOL, false)
  receive(3)
  await waitFor(() => expect(world.shown.map(({ body }) => body)).toEqual(['m1', 'm3']))
})

test('a click opens the conversation over the page the member is on', () => {
  openAt('/dashboard/humordidas?orden=nuevo')
  act(() => world.activate?.({ tag: TAG, route: `/dashboard/home?chat=${SOL}` }))
  expect(screen.getByRole('status').textContent).toBe(`/dashboard/humordidas?orden=nuevo&chat=${SOL}`)
})

test('clicks are listened to once, wherever the member goes meanwhile', () => {
  openAt('/dashboard/humordidas')
  act(() => screen.getByRole('link').click())
  expect(calls.onActivate).toHaveBeenCalledTimes(1)
  act(() => world.activate?.({ tag: TAG, route: `/dashboard/home?chat=${SOL}` }))
  expect(screen.getByRole('status').textContent).toBe(`/dashboard/agenda?chat=${SOL}`)
})

test('an inline reply is sent without opening anything', async () => {
  openAt('/dashboard/agenda')
  await act(async () => world.activate?.({ tag: TAG, route: `/dashboard/home?chat=${SOL}`, reply: '¡voy!' }))
  const reply = expect.objectContaining({ receiver_id: SOL, content: '¡voy!' }) as unknown
  expect(calls.sendMessage).toHaveBeenCalledExactlyOnceWith(expect.anything(), reply)
  expect(screen.getByRole('status').textContent).toBe('/dashboard/agenda')
})

test('neither a click nor a reply that was meant for another member is followed', () => {
  openAt('/dashboard/agenda')
  const foreign = { tag: `chat:other:${SOL}`, route: `/dashboard/home?chat=${SOL}` }
  act(() => world.activate?.(foreign))
  act(() => world.activate?.({ ...foreign, reply: '¡voy!' }))
  expect(screen.getByRole('status').textContent).toBe('/dashboard/agenda')
  expect(calls.sendMessage).not.toHaveBeenCalled()
})

test('after signing out nothing is left on the icon', async () => {
  openAt('/dashboard/home')
  receive(1)
  await waitFor(() => expect(world.shown).toHaveLength(1))
  act(() => showEntrance())
  expect(calls.setBadge).toHaveBeenLastCalledWith(0)
})

describe('what the former member was still being told of when they signed out', () => {
  const signOut = () => act(() => showEntrance())

  test('raises nothing and counts nothing when it was being read', async () => {
    writeStored(`change-cursor/${ME}`, CURSOR)
    const missed = Promise.withResolvers<readonly ChatMessage[]>()
    world.missed = missed.promise
    openAt('/dashboard/home')
    signOut()
    await act(async () => missed.resolve([2, 3].map(fromSol)))
    expect(world.shown).toEqual([])
    expect(calls.setBadge).not.toHaveBeenCalledWith(2)
    expect(calls.setBadge).not.toHaveBeenCalledWith(1)
    expect(storedUnder(`change-cursor/${ME}`)).toEqual([[`change-cursor/${ME}`, CURSOR]])
  })

  test('raises nothing when its sender was being looked up', async () => {
    const friends = Promise.withResolvers<unknown>()
    world.friends = friends.promise
    openAt('/dashboard/home')
    receive(1)
    signOut()
    await act(async () => friends.resolve(FRIENDS))
    expect(world.shown).toEqual([])
  })
})

test('a message that was looked at while its sender was being looked up raises nothing', async () => {
  const friends = Promise.withResolvers<unknown>()
  world.friends = friends.promise
  openAt(`/dashboard/home?chat=${SOL}`)
  receive(1)
  look(true)
  await act(async () => friends.resolve(FRIENDS))
  expect(world.shown).toEqual([])
})
