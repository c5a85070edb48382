import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { noteRetryAfter } from '#renderer/server/retry-after.ts'
import { defineJob, type JobKind } from './jobs.ts'
import { storedUnder } from './member-disk.ts'
import { settleJobs, startJobs } from './member-jobs.ts'
import { showEntrance } from './session.ts'
import { signInAs, signedIn } from './testing/sign-in.tsx'

/** As the data API refuses. */
const answer = (fields: object) => Object.assign(new Error('refused'), fields)

const refusal = answer({ code: '42501' })
const away = new TypeError('Failed to fetch')
const limited = answer({ code: 'PT429', hint: '20' })

type Payload = z.infer<typeof schema>
const schema = z.object({ lane: z.string(), text: z.string(), after: z.optional(z.string()) })

/** What the server has been sent, in order. */
let sent: string[] = []
/** Answers to the next attempts; after them all succeed. */
let answers: Error[] = []
let meanwhile = () => Promise.resolve()

const kind: JobKind<Payload> = {
  name: 'note',
  schema,
  lane: ({ lane }) => lane,
  after: ({ after }) => after,
  run: async (_member, { payload }) => {
    sent.push(payload.text)
    await meanwhile()
    const failure = answers.shift()
    if (failure) throw failure
  },
  onRefused: (_member, { payload }) => (payload.text.startsWith('drop') ? 'drop' : 'keep'),
  isUrgent: true,
}
const note = defineJob(kind)
const queue = () => signedIn().part(note.queue)
const add = (text: string, lane = 'a', after?: string) => queue().add(text, { lane, text, after })
const left = () =>
  queue()
    .jobs()
    .map(({ id, state }) => `${id} ${state}`)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  sent = []
  answers = []
  meanwhile = () => Promise.resolve()
  signInAs('luna')
})

afterEach(() => {
  for (const { id } of queue().jobs()) queue().remove(id)
  store.set(serverReachableAtom, true)
  noteRetryAfter(200, null)
  showEntrance()
  vi.useRealTimers()
})

/** The window closes, and another one opens for the same member. */
function reopen(): void {
  showEntrance()
  signInAs('luna')
  startJobs(signedIn(), [note])
}

test('a job › accepted › is done and leaves nothing on disk', async () => {
  expect(await add('one')).toBe('done')
  expect(sent).toEqual(['one'])
  expect(storedUnder('job-note/luna')).toEqual([])
})

test('a job › not answered › waits with its lane and goes out by itself, in order', async () => {
  answers = [away, away]
  const one = add('one')
  const two = add('two')
  expect(await Promise.all([one, two])).toEqual(['unsent', 'unsent'])
  expect(sent).toEqual(['one', 'one'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual(['one', 'one', 'one', 'two'])
  expect(left()).toEqual([])
})

test('a server that goes on failing › is asked less often, at least twice a minute', async () => {
  answers = Array.from({ length: 50 }, () => away)
  void add('one')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBe(5)
  await vi.advanceTimersByTimeAsync(250_000)
  expect(sent.length).toBe(15)
})

test('a server that is away › is not asked, and asked at once when it is back', async () => {
  answers = [away]
  await add('one')
  store.set(serverReachableAtom, false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toEqual(['one'])
  store.set(serverReachableAtom, true)
  store.set(serverReturnsAtom, (count) => count + 1)
  await vi.advanceTimersByTimeAsync(0)
  expect(left()).toEqual([])
})

test('a server that is back and fails once more › is asked again soon, however long it was away', async () => {
  answers = Array.from({ length: 8 }, () => away)
  void add('one')
  await vi.advanceTimersByTimeAsync(110_000)
  answers = [away]
  store.set(serverReachableAtom, false)
  store.set(serverReachableAtom, true)
  store.set(serverReturnsAtom, (count) => count + 1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(left()).toEqual([])
})

test('a busy server › is left alone for as long as it asks', async () => {
  answers = [away]
  meanwhile = () => Promise.resolve(noteRetryAfter(503, '120'))
  await add('one')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toEqual(['one'])
  meanwhile = () => Promise.resolve()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(left()).toEqual([])
})

test('a rate limit › pauses all lanes for the seconds that it names', async () => {
  answers = [limited]
  expect(await add('one')).toBe('waiting')
  expect(await add('two', 'b')).toBe('waiting')
  expect(queue().pauseLeft()).toBe(20)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(sent).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['one', 'one', 'two'])
})

test.each([
  ['that does not say how long', undefined, 30],
  ['of no time', '0', 1],
  ['of a day', '86400', 900],
])(
  'a rate limit %s › pauses for a sensible time, though jobs are added and run meanwhile',
  async (_what, hint, seconds) => {
    answers = [answer({ code: 'PT429', hint })]
    await add('one')
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(await add('two')).toBe('waiting')
    await queue().runAll()
    expect(sent).toEqual(['one'])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['one', 'one', 'two'])
  },
)

test('a rate limit that another error wraps › pauses too', async () => {
  answers = [new Error('a file could not be stored', { cause: limited })]
  expect(await add('one')).toBe('waiting')
  expect(queue().pauseLeft()).toBe(20)
})

test('a job › behind one without an answer › waits for the same cause, in a lane that follows too', async () => {
  answers = [away, away, away]
  await Promise.all([add('one'), add('two'), add('file', 'b', 'a')])
  expect(['one', 'two', 'file'].map((id) => queue().causeOf(id))).toEqual([away, away, away])
})

test.each([
  ['before', [limited, away]],
  ['after', [away, limited]],
])('a rate limit › %s another lane had no answer › lets both go out in the end', async (_, failures) => {
  answers = failures
  void add('one')
  void add('two', 'b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left()).toEqual([])
})

test.each([
  ['keep', 'keep it', ['keep it refused']],
  ['drop', 'drop it', []],
])('a refused job › of a kind that says %s › lets the others follow', async (_, text, expected) => {
  answers = [refusal]
  void add(text)
  expect(await add('two')).toBe('done')
  expect(left()).toEqual(expected)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([text, 'two'])
})

test('a refused job › run again by the member › goes out', async () => {
  answers = [refusal]
  expect(await add('one')).toBe('refused')
  expect(queue().causeOf('one')).toBe(refusal)
  expect(await queue().run('one')).toBe('done')
})

test('a lane › that follows another › waits for what was added there before', async () => {
  answers = [away, away]
  const text = add('text', 'a')
  const file = add('file', 'b', 'a')
  expect(await Promise.all([text, file])).toEqual(['unsent', 'unsent'])
  expect(sent).toEqual(['text', 'text'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual(['text', 'text', 'text', 'file'])
})

test('a job › followed by another of its lane › is done before that one is', async () => {
  const second = Promise.withResolvers<undefined>()
  meanwhile = () => {
    meanwhile = () => second.promise
    return Promise.resolve()
  }
  const one = add('one')
  const two = add('two')
  expect(await one).toBe('done')
  expect(left()).toEqual(['two queued'])
  second.resolve(undefined)
  expect(await two).toBe('done')
})

test('a job › changed while it runs › is sent once more as it is now', async () => {
  meanwhile = async () => {
    meanwhile = () => Promise.resolve()
    void queue().add('read', { lane: 'a', text: 'up to two' })
    await Promise.resolve()
  }
  await queue().add('read', { lane: 'a', text: 'up to one' })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['up to one', 'up to two'])
  expect(left()).toEqual([])
})

test('a job › stopped while it runs › stays until the member runs it', async () => {
  meanwhile = () => {
    queue().stop('one')
    return Promise.reject(new DOMException('stopped', 'AbortError'))
  }
  expect(await add('one')).toBe('refused')
  expect(queue().causeOf('one')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['one'])
})

describe('what waits on disk', () => {
  test('a job without an answer › goes out with the next window', async () => {
    answers = [away]
    await add('one')
    reopen()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['one', 'one'])
    expect(left()).toEqual([])
  })

  test('a job that ran when the app was killed › runs again', async () => {
    meanwhile = () => new Promise(() => undefined)
    void add('one')
    await vi.advanceTimersByTimeAsync(0)
    meanwhile = () => Promise.resolve()
    reopen()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['one', 'one'])
  })

  test('a held job › goes out with the next window, in which nobody can undo it', async () => {
    void queue().add('one', { lane: 'a', text: 'one' }, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    reopen()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['one'])
  })

  test('a refused job › stays refused', async () => {
    answers = [refusal]
    await add('one')
    reopen()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(left()).toEqual(['one refused'])
    expect(sent).toEqual(['one'])
  })
})

describe('who leaves', () => {
  test('a held job › goes out first', async () => {
    void queue().add('one', { lane: 'a', text: 'one' }, true)
    await settleJobs(signedIn())
    expect(sent).toEqual(['one'])
    expect(left()).toEqual([])
  })

  test('a server that hangs › is waited for three seconds', async () => {
    meanwhile = () => new Promise(() => undefined)
    void queue().add('one', { lane: 'a', text: 'one' }, true)
    const settled = vi.fn()
    void settleJobs(signedIn()).then(settled)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalled()
    expect(left()).toEqual(['one queued'])
  })
})
