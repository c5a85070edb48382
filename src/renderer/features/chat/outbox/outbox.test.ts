import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followServerClock, idTime, newId } from '#renderer/lib/new-id.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import { forgetStored, storedUnder, writeStored } from '#renderer/session/member-disk.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { FRIEND, ME } from '../messages/testing/message.ts'
import {
  answered,
  failed,
  limited,
  misdated,
  refused,
  server,
  signInToServer,
} from '../messages/testing/message-server.ts'
import { messageIdOf, messageJob, removeFromOutbox } from './outbox.ts'

const queue = () => signedIn().part(messageJob.queue)
const write = (content: string, id = newId()) =>
  queue().add(id, { receiver_id: FRIEND, content, created_at: new Date().toISOString() })
const sent = () => server.received.map(({ content }) => content)
const waiting = () =>
  queue()
    .jobs()
    .map(({ payload, state }) => [payload.content, state])

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  signInToServer()
})

afterEach(() => {
  showEntrance()
  forgetStored(ME)
  // By a clock that stands still: a real one may go on by a millisecond before it is read again.
  followServerClock(Date.now())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a text › that arrives › leaves nothing behind', async () => {
  expect(await write('hola')).toBe('done')
  expect(server.received).toMatchObject([{ sender_id: ME, receiver_id: FRIEND, content: 'hola' }])
  expect(storedUnder(`job-message/${ME}`)).toEqual([])
})

test('a text › whose first attempt had arrived › counts as sent', async () => {
  server.next = [answered(409, { code: '23505', message: 'duplicate key' })]
  expect(await write('hola')).toBe('done')
  expect(sent()).toEqual(['hola'])
})

test.each([
  ['no proper answer', failed, 'unsent'],
  ['a rate limit', limited('20'), 'waiting'],
  ['a refusal', refused, 'refused'],
  ['a friend who is gone', answered(409, { code: '23503', message: 'foreign key' }), 'refused'],
])(
  'a text › that meets %s › is there after a restart, with those behind it',
  async (_what, answer, state) => {
    server.usual = answer
    await Promise.all([write('uno'), write('dos')])
    showEntrance()
    signInAs(ME)
    expect(waiting()).toEqual([
      ['uno', state],
      ['dos', state],
    ])
  },
)

test('a text › sent again by the next window › is the same message', async () => {
  server.next = [failed]
  await write('hola')
  const [first] = server.received
  showEntrance()
  startJobs(signInToServer(), [messageJob])
  await vi.advanceTimersByTimeAsync(0)
  expect(server.received).toEqual([first])
})

test('a message › seen to have arrived › is taken out without another send', async () => {
  server.next = [failed]
  await write('hola')
  removeFromOutbox(
    signedIn(),
    server.received.map(({ id }) => id ?? ''),
  )
  expect(waiting()).toEqual([])
})

test('where this clock is wrong by years › a text › goes out under an id by the clock of the server', async () => {
  vi.setSystemTime('2020-05-05T10:00:00Z')
  const now = Date.parse('2026-11-25T10:00:00Z')
  server.next = [misdated(now)]
  expect(await write('hola')).toBe('done')
  expect(sent()).toEqual(['hola', 'hola'])
  const times = server.received.map(({ id = '' }) => idTime(id))
  expect(times).toEqual([Date.parse('2020-05-05T10:00:00Z'), now])
  expect(waiting()).toEqual([])
  await write('otra vez')
  expect(sent()).toEqual(['hola', 'hola', 'otra vez'])
})

test('an id of now › refused for its time › is not made anew for ever', async () => {
  server.usual = misdated(Date.now())
  expect(await write('hola')).toBe('refused')
  expect(sent()).toEqual(['hola'])
})

test('a text › under another id and without an answer › waits, is known by both, and leaves when it has arrived', async () => {
  server.next = [misdated(Date.now() + 90 * 24 * 3_600_000), failed]
  expect(await write('hola')).toBe('unsent')
  const [job] = queue().jobs()
  const [written, renewed] = server.received.map(({ id }) => id)
  expect(job?.id).toBe(written)
  expect(job && messageIdOf(job)).toBe(renewed)
  showEntrance()
  signInAs(ME)
  removeFromOutbox(signedIn(), [renewed ?? ''])
  expect(waiting()).toEqual([])
})

test('nothing goes out under the name of the next member who signs in', async () => {
  server.usual = async () => {
    signInAs('next')
    return failed({})
  }
  const former = signedIn()
  await Promise.all([write('uno'), write('dos')])
  expect(sent()).toEqual(['uno'])
  expect(storedUnder('job-message/next')).toEqual([])
  expect(storedUnder(`job-message/${former.id}`)).toHaveLength(2)
})

test('a damaged message › does not keep the others from going out', async () => {
  showEntrance()
  writeStored(`job-message/${ME}/a`, { not: 'a message' })
  signInToServer()
  expect(await write('hola')).toBe('done')
})
