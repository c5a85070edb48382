import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { additionJob } from '#renderer/entities/albums/additions.ts'
import { copy as chat } from '#renderer/features/chat/copy.ts'
import { deletableMessage } from '#renderer/features/chat/messages/deletion.ts'
import { tellRead } from '#renderer/features/chat/messages/pending-receipts.ts'
import { bytesPlace as messageBytes } from '#renderer/features/chat/outbox/file-to-send.ts'
import { messageJob } from '#renderer/features/chat/outbox/outbox.ts'
import { deletablePost } from '#renderer/features/feed/card/post-mutations.ts'
import { deletableComment } from '#renderer/features/feed/comments/deletable-comment.ts'
import { copy as feed } from '#renderer/features/feed/copy.ts'
import { bytesPlace as postBytes, postJob } from '#renderer/features/feed/outbox/post-job.ts'
import { checkServer, serverReachableAtom } from '#renderer/server/connectivity.ts'
import { noteRetryAfter } from '#renderer/server/retry-after.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { storedUnder } from '#renderer/session/member-disk.ts'
import type { JobDefinition, JobState } from '#renderer/session/jobs.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { addPendingFile, type PendingFile } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { forgetSignedIn, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { jobKinds } from './job-kinds.ts'
import {
  FORBIDDEN,
  randomFrom,
  requestsTo,
  UnsteadyServer,
  type Truth,
} from '#renderer/server/testing/unsteady-server.ts'

/** How many runs; `npm run test:all` makes more of them. */
const RUNS = Number(import.meta.env['VITE_CHANCE_RUNS'] ?? 20)
/** Jobs of each kind in a run. */
const JOBS = 10

interface Sender {
  readonly name: string
  /** What the server has before. */
  readonly prepare?: (truth: Truth) => void
  /** Has the member send the n-th job. */
  readonly send: (member: MemberScope, n: number, truth: Truth) => unknown
  /** What the server has of them in the end. */
  readonly seen: (truth: Truth) => unknown
  readonly expected: unknown
}

const numbers = Array.from({ length: JOBS }, (_, n) => n)

const picture = (name: string) => ({
  file: new File(['x'], `${name}.webp`, { type: 'image/webp' }),
  facts: { path: `luna/${name}.webp`, width: 4, height: 3, still: null },
  keptAt: 1,
})

/** Keeps a file for the member, also if another window opens meanwhile. */
async function keep(member: MemberScope, place: string, file: PendingFile): Promise<void> {
  await addPendingFile(member, place, file)
  if (member.signal.aborted) await keep(signedIn(), place, file)
}

const time = (n: number) => new Date(Date.UTC(2026, 10, 27, 10, n)).toISOString()

/** The rows of a table whose ids begin so. */
const idsOf = (truth: Truth, table: string, beginning: string) =>
  [...truth.table(table).keys()].filter((id) => id.startsWith(beginning)).toSorted()

/** Whether the member was told of a refusal, in these words. */
const isTold = (text: string) => vi.mocked(console.error).mock.calls.some(([told]) => told === text)

/** Deletes the n-th row of a table; half of them can be undone for eight seconds, and the last one must not be deleted. */
function deletions<Note>(
  kind: JobDefinition<Note>,
  table: string,
  { note, failed }: { readonly note: Note; readonly failed: string },
): Sender {
  const idOf = (n: number) => `${table}-${n}`
  return {
    name: kind.name,
    prepare: (truth) => {
      for (let n = 0; n < JOBS; n += 1)
        truth.table(table).set(idOf(n), { id: idOf(n), content: n < JOBS - 1 ? '' : FORBIDDEN })
    },
    send: (member, n) => {
      const id = idOf(n)
      const queue = member.part(kind.queue)
      void queue.add(id, note, n % 2 === 0)
      setTimeout(() => void queue.release(id), 8_000)
    },
    seen: (truth) => [idsOf(truth, table, `${table}-`), isTold(failed)],
    expected: [[idOf(JOBS - 1)], true],
  }
}

const isFile = (n: number) => n % 2 === 1
/** The text that the server refuses. */
const REFUSED = 8

/** Texts and files by turns, to one friend: texts in order, files too, each after the texts that were written before it. */
const messages: Sender = {
  name: messageJob.name,
  send: (member, n) => {
    const id = `message-${n}`
    const name = `${n}.txt`
    const written = { receiver_id: 'sol', created_at: time(n), content: n === REFUSED ? FORBIDDEN : name }
    const file = {
      name,
      type: 'text/plain',
      size: 5,
      width: null,
      height: null,
      path: `luna/chat/sol/${name}`,
    }
    const bytes = { file: new File(['bytes'], name), facts: null, keptAt: Date.now() }
    if (isFile(n)) void addPendingFile(member, messageBytes(id), bytes)
    void member.part(messageJob.queue).add(id, isFile(n) ? { ...written, file } : written)
  },
  seen: ({ arrivals, files }) => {
    const numbers = arrivals.filter((id) => id.startsWith('message-')).map((id) => Number(id.slice(-1)))
    const texts = numbers.filter((n) => !isFile(n))
    const isEarly = (n: number, place: number) =>
      isFile(n) && texts.some((text) => text < n && numbers.indexOf(text) > place)
    return {
      texts,
      files: numbers.filter((n) => isFile(n) && files.has(`chat-assets/luna/chat/sol/${n}.txt`)),
      early: numbers.filter(isEarly),
      refused: signedIn()
        .part(messageJob.queue)
        .jobs()
        .map(({ id, state }) => `${id} ${state}`),
    }
  },
  expected: {
    texts: [0, 2, 4, 6],
    files: [1, 3, 5, 7, 9],
    early: [],
    refused: [`message-${REFUSED} refused`],
  },
}

const senders: readonly Sender[] = [
  messages,
  deletions(deletableComment, 'post_comments', { note: { postId: 'post' }, failed: feed.remove.failed }),
  deletions(deletableMessage, 'chat_messages', {
    note: { friendId: 'sol', hasFile: true },
    failed: chat.removeFailed,
  }),
  deletions(deletablePost, 'posts', { note: { hasFiles: true }, failed: feed.remove.failed }),
  {
    // Every other one has a picture, and the last one is refused.
    name: 'posts',
    send: async (member, n) => {
      const id = `post-${n}`
      const hasFile = n % 2 === 1
      const content = n < JOBS - 1 ? id : FORBIDDEN
      if (hasFile) await keep(member, postBytes(id), picture(`posts/${id}`))
      void signedIn().part(postJob.queue).add(id, { content, category: 'general', alt: '', hasFile })
    },
    seen: (truth) => [
      idsOf(truth, 'posts', 'post-'),
      [...truth.files].filter((path) => path.includes('/post-')).toSorted(),
    ],
    expected: [
      numbers.slice(0, -1).map((n) => `post-${n}`),
      numbers.filter((n) => n % 2 === 1).map((n) => `user-assets/luna/posts/post-${n}.webp`),
    ],
  },
  {
    // In the order in which they were added.
    name: 'pictures of an album',
    send: async (member, n) => {
      const id = `picture-${n}`
      const { file, facts } = picture(`portfolio/${id}`)
      await keep(member, `album/${id}`, { file, facts: null, keptAt: 1 })
      const payload = { albumId: 'album', key: ['albums'], parent: 'portfolio_item_id' as const, name: id }
      void signedIn()
        .part(additionJob.queue)
        .add(id, { ...payload, path: facts.path, width: 4, height: 3 })
    },
    seen: ({ arrivals, files }) => [
      arrivals.filter((id) => id.startsWith('picture-')),
      [...files].filter((path) => path.includes('/picture-')).length,
    ],
    expected: [numbers.map((n) => `picture-${n}`), JOBS],
  },
  {
    name: 'receipts',
    send: (member, n) => tellRead(member, `friend-${n % 3}`, time(n)),
    seen: ({ receipts }) => Object.fromEntries([...receipts].toSorted()),
    expected: { 'friend-0': time(9), 'friend-1': time(7), 'friend-2': time(8) },
  },
]

/** A kill or a closed window, and a start after it: what was not on disk is gone. */
function reopen(server: UnsteadyServer): void {
  showEntrance()
  signInAs('luna', connect(server))
  startJobs(signedIn(), jobKinds)
}

function connect(server: UnsteadyServer) {
  const client = serve((address, request) => server.fetch(address, request))
  vi.stubGlobal('XMLHttpRequest', requestsTo(server.fetch))
  return client
}

const byRealClock = setTimeout

/** Lets time pass, and what comes of it be done. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 1_000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1_000))
    // The disk works by the real clock.
    await new Promise((resolve) => byRealClock(resolve))
  }
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(async () => {
  await forgetSignedIn()
  showEntrance()
  store.set(serverReachableAtom, true)
  noteRetryAfter(200, null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each(Array.from({ length: RUNS }, (_, run) => run + 1))(
  'jobs of every kind › a server and windows that fail by chance, seed %i › each is there once, or told as refused',
  async (seed) => {
    const random = randomFrom(seed)
    vi.spyOn(Math, 'random').mockImplementation(random)
    const server = new UnsteadyServer(random)
    for (const { prepare } of senders) prepare?.(server.truth)
    reopen(server)
    const begun = senders.map(() => 0)
    while (begun.some((n) => n < JOBS)) {
      const which = Math.floor(random() * senders.length)
      const n = begun[which] ?? JOBS
      if (n < JOBS) {
        await senders[which]?.send(signedIn(), n, server.truth)
        begun[which] = n + 1
      }
      if (random() < 0.1) reopen(server)
      if (random() < 0.1) server.isOnline = !server.isOnline
      if (random() < 0.6) await pass(random() * 8_000)
    }
    server.calm()
    checkServer()
    // As long as it may take to find the server back.
    await pass(60_000)
    // What was refused is the member's.
    const left = () =>
      jobKinds
        .flatMap(({ name }) => storedUnder(`job-${name}/luna`))
        .filter(([, job]) => (job as { state: JobState }).state !== 'refused')
    for (let minutes = 0; minutes < 5 && left().length > 0; minutes += 0.25) await pass(15_000)
    for (const { name, seen, expected } of senders)
      expect([name, seen(server.truth)]).toEqual([name, expected])
    expect(left()).toEqual([])
  },
)
