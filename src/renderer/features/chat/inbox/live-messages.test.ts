import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { liveReachableAtom } from '#renderer/server/connectivity.ts'
import { signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { ME } from '../messages/testing/message.ts'
import type { MessageListener } from './api.ts'
import { followMessages, liveStatusAtom } from './live-messages.ts'

const server = vi.hoisted(() => ({
  listeners: [] as MessageListener[],
  left: 0,
  drop: vi.fn(() => Promise.resolve()),
  check: vi.fn(),
}))

vi.mock('#renderer/server/connectivity.ts', async (original) => ({
  ...(await original<object>()),
  checkServer: server.check,
  dropDeadConnections: () => Promise.resolve(),
}))
vi.mock('./api.ts', () => ({
  dropLiveConnection: server.drop,
  subscribeToMessages: (_client: unknown, _userId: string, listener: MessageListener) => {
    server.listeners.push(listener)
    return () => server.left++
  },
}))

const inbox = {
  receive: vi.fn(),
  stop: vi.fn(),
  catchUp: vi.fn(() => Promise.resolve()),
}

const listener = {
  onLive: vi.fn(),
  onDeleted: vi.fn(),
  onMember: vi.fn(),
  onRead: vi.fn(),
  onRequest: vi.fn(),
  onUnreadable: vi.fn(),
}

beforeEach(() => {
  signInAs(ME)
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Object.assign(server, { listeners: [], left: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const heartbeat = (event: 'asked' | 'answered') => server.listeners.at(-1)?.onHeartbeat(event)
const status = (next: 'live' | 'lost' | 'closed') => server.listeners.at(-1)?.onStatus(next)

test('each time the subscription stands, the gap before it is caught up and waiting messages go out', () => {
  const onLive = vi.fn()
  followMessages(signedIn(), inbox, { ...listener, onLive })
  status('live')
  status('lost')
  expect(signedIn().store.get(liveStatusAtom)).toBe('reconnecting')
  status('live')
  expect(signedIn().store.get(liveStatusAtom)).toBe('live')
  // Also while it is down: the data API may answer.
  expect(inbox.catchUp).toHaveBeenCalledTimes(3)
  expect(onLive).toHaveBeenCalledTimes(2)
})

test('a subscription that the server closed is opened again, each time after a longer pause', () => {
  followMessages(signedIn(), inbox, listener)
  status('closed')
  vi.advanceTimersByTime(1_000)
  expect(server.listeners).toHaveLength(2)
  status('closed')
  vi.advanceTimersByTime(1_999)
  expect(server.listeners).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(server.listeners).toHaveLength(3)
})

test.each([
  [0, 500],
  [1, 1_500],
])('not every window opens its own again in the same moment (%d)', (luck, pause) => {
  vi.spyOn(Math, 'random').mockReturnValue(luck)
  followMessages(signedIn(), inbox, listener)
  status('closed')
  vi.advanceTimersByTime(pause - 1)
  expect(server.listeners).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(server.listeners).toHaveLength(2)
})

test('the member hears that nothing comes live once the first attempt has failed, and messages are asked for with each', () => {
  const live = followMessages(signedIn(), inbox, listener)
  const isAway = () => !store.get(liveReachableAtom)
  status('live')
  inbox.catchUp.mockClear()
  status('closed')
  expect(isAway()).toBe(false)
  for (let failed = 0; failed < 4; failed += 1) {
    vi.advanceTimersByTime(10_000)
    status('closed')
    expect(isAway()).toBe(true)
  }
  expect(inbox.catchUp).toHaveBeenCalledTimes(5)
  live.retryNow()
  expect(isAway()).toBe(false)
  status('closed')
  status('closed')
  expect(isAway()).toBe(true)
  status('live')
  expect(isAway()).toBe(false)
})

test('after a suspension a new connection is opened, whatever the old one looks like', async () => {
  const live = followMessages(signedIn(), inbox, listener)
  status('live')
  await live.reconnect()
  expect(signedIn().store.get(liveStatusAtom)).toBe('connecting')
  expect(server.drop).toHaveBeenCalledOnce()
  expect(server.listeners).toHaveLength(2)
})

test('when the member signs out during that, nothing is opened any more', async () => {
  const live = followMessages(signedIn(), inbox, listener)
  const renewed = live.reconnect()
  live.stop()
  await renewed
  expect(server.listeners).toHaveLength(1)
})

test('a standing subscription is left alone when the server is reachable again, a lost one gets a new connection', async () => {
  const live = followMessages(signedIn(), inbox, listener)
  status('live')
  live.retryNow()
  expect(server.drop).not.toHaveBeenCalled()
  status('lost')
  live.retryNow()
  await expect.poll(() => server.listeners).toHaveLength(2)
  expect(server.drop).toHaveBeenCalledOnce()
  expect(server.left).toBe(1)
})

describe('a connection that looks open while nothing comes through', () => {
  test('is made good for by asking, and then given up for a new one', async () => {
    followMessages(signedIn(), inbox, listener)
    status('live')
    inbox.catchUp.mockClear()
    heartbeat('asked')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(inbox.catchUp).toHaveBeenCalledOnce()
    expect(signedIn().store.get(liveStatusAtom)).toBe('live')
    vi.advanceTimersByTime(5_500)
    expect(signedIn().store.get(liveStatusAtom)).toBe('reconnecting')
    expect(server.check).toHaveBeenCalledOnce()
    await expect.poll(() => server.listeners).toHaveLength(2)
  })

  test('is given up while it opens, too', async () => {
    followMessages(signedIn(), inbox, listener)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.listeners).toHaveLength(2)
    expect(inbox.catchUp).toHaveBeenCalledOnce()
    status('live')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.listeners).toHaveLength(2)
  })

  test('is kept when its answer comes', () => {
    followMessages(signedIn(), inbox, listener)
    status('live')
    inbox.catchUp.mockClear()
    heartbeat('asked')
    vi.advanceTimersByTime(1_000)
    heartbeat('answered')
    vi.advanceTimersByTime(10_000)
    expect(inbox.catchUp).not.toHaveBeenCalled()
    expect(server.drop).not.toHaveBeenCalled()
  })

  test('is kept while an answer waits behind a join that is refused, which takes five seconds', () => {
    followMessages(signedIn(), inbox, listener)
    status('live')
    heartbeat('asked')
    vi.advanceTimersByTime(6_000)
    heartbeat('answered')
    vi.advanceTimersByTime(10_000)
    expect(server.drop).not.toHaveBeenCalled()
    expect(signedIn().store.get(liveStatusAtom)).toBe('live')
  })

  test('is not given up for a question that was asked of the one before', () => {
    followMessages(signedIn(), inbox, listener)
    status('live')
    heartbeat('asked')
    status('lost')
    status('live')
    inbox.catchUp.mockClear()
    vi.advanceTimersByTime(10_000)
    expect(inbox.catchUp).not.toHaveBeenCalled()
    expect(server.drop).not.toHaveBeenCalled()
  })

  test("is nobody's business after the member signed out", () => {
    const live = followMessages(signedIn(), inbox, listener)
    heartbeat('asked')
    live.stop()
    vi.advanceTimersByTime(10_000)
    expect(inbox.catchUp).not.toHaveBeenCalled()
    expect(server.drop).not.toHaveBeenCalled()
  })
})
