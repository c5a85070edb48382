import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AsMember, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { addPendingFile, pendingFile, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { runJobs, startJobs } from '#renderer/session/member-jobs.ts'
import { uploadFile } from '#renderer/entities/files/upload/api.ts'
import type { Upload } from '#renderer/entities/files/stored-file.ts'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { followServerClock, newId } from '#renderer/lib/new-id.ts'
import { FRIEND, ME } from '../messages/testing/message.ts'
import {
  failed,
  misdated,
  refused,
  server,
  signInToServer,
  taken,
} from '../messages/testing/message-server.ts'
import {
  allDraftFilesOf,
  changeDraftFiles,
  draftFilesOf,
  removeUnusedFiles,
  type DraftFile,
} from './draft-files.ts'
import { bytesPlace } from './file-to-send.ts'
import { FileGone, messageJob } from './outbox.ts'
import { useSendMessage } from './use-send-message.ts'

vi.mock('#renderer/entities/files/upload/api.ts', () => ({ uploadFile: vi.fn() }))

const queue = () => signedIn().part(messageJob.queue)
/** As the composer does: first the text. */
function begin(text: string, ...files: readonly DraftFile[]): void {
  renderHook(() => useSendMessage(), { wrapper: AsMember }).result.current.send(FRIEND, text, files)
}
/** Nothing is on its way any more. */
const settled = () => expect.poll(() => waiting().filter(([, state]) => state === 'queued')).toEqual([])
async function send(text: string, ...files: readonly DraftFile[]): Promise<void> {
  begin(text, ...files)
  await settled()
}

const sent = () => server.received.map(({ content, file_name }) => content ?? file_name)
const waiting = () =>
  queue()
    .jobs()
    .map(({ payload: { content, file }, state }) => [file?.name ?? content, state])
const stored = async ({ bucket, path }: Upload) => `${bucket}/${path}`

const OF_DRAFT = { type: 'image/webp', size: 4, width: 4, height: 3 }

/** Brought to the conversation with the friend, not sent yet. */
async function bring(name: string): Promise<DraftFile> {
  const file = { ...OF_DRAFT, id: newId(), name, path: `${ME}/chat/${FRIEND}/1-${name}` }
  const bytes = { file: new File(['1234'], name), facts: null, keptAt: Date.now() }
  await addPendingFile(signedIn(), bytesPlace(file.id), bytes)
  changeDraftFiles(signedIn(), FRIEND, (files) => [...files, file])
  return file
}

/** The next upload waits for the test, or for who stops it. */
function holdUpload() {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.mocked(uploadFile).mockImplementationOnce(async (_client, upload) => {
    const stopped = new Promise<never>((_resolve, reject) =>
      upload.signal?.addEventListener('abort', () => reject(upload.signal?.reason as Error)),
    )
    upload.onProgress?.(0.5)
    await Promise.race([promise, stopped])
    return stored(upload)
  })
  return resolve
}

/** The next message is answered when the test says so. */
function holdMessage() {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.next = [(written) => promise.then(() => taken(written))]
  return resolve
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInToServer()
  vi.mocked(uploadFile)
    .mockReset()
    .mockImplementation((_client, upload) => stored(upload))
})
afterEach(() => {
  followServerClock(Date.now())
  cleanup()
  showEntrance()
  forgetStored(ME)
  vi.unstubAllGlobals()
})

// spec: 3.files.chat, 7.chat.send-file
test('a file › is stored, then sent with what is told of it › and leaves nothing behind', async () => {
  const file = await bring('mar.webp')
  await send('', file)
  expect(vi.mocked(uploadFile).mock.calls[0]?.[1]).toMatchObject({ bucket: 'chat-assets', path: file.path })
  expect(server.received).toEqual([
    {
      id: file.id,
      sender_id: ME,
      receiver_id: FRIEND,
      file_url: `chat-assets/${file.path}`,
      file_type: 'image/webp',
      file_name: 'mar.webp',
      file_size: 4,
      media_width: 4,
      media_height: 3,
    },
  ])
  expect([waiting(), allDraftFilesOf(signedIn())]).toEqual([[], []])
  await expect.poll(() => pendingFile(signedIn(), bytesPlace(file.id))).toBeUndefined()
})

test('a file › that waited for too long › goes out under another id', async () => {
  server.next = [misdated(Date.now() + 90 * 24 * 3_600_000)]
  const file = await bring('mar.webp')
  await send('', file)
  const ids = server.received.map(({ id }) => id)
  expect([ids.length, ids[0], ids[1] === file.id]).toEqual([2, file.id, false])
  await expect.poll(() => pendingFile(signedIn(), bytesPlace(file.id))).toBeUndefined()
})

test('a text overtakes a file on its way, and a file waits for the texts before it', async () => {
  const answerText = holdMessage()
  const release = holdUpload()
  begin('uno', await bring('mar.webp'))
  await expect.poll(sent).toEqual(['uno'])
  expect(uploadFile).not.toHaveBeenCalled()
  answerText()
  await expect.poll(() => uploadFile).toHaveBeenCalled()
  begin('dos')
  await expect.poll(waiting).toEqual([['mar.webp', 'queued']])
  release()
  await settled()
  expect(sent()).toEqual(['uno', 'dos', 'mar.webp'])
})

test('a file › that is stopped while it waits for the text before it › stays', async () => {
  const answerText = holdMessage()
  const file = await bring('mar.webp')
  begin('uno', file)
  await expect.poll(sent).toEqual(['uno'])
  queue().stop(file.id)
  answerText()
  await settled()
  expect(uploadFile).not.toHaveBeenCalled()
  expect(waiting()).toEqual([['mar.webp', 'refused']])
})

test('files to one friend › go out one after the other', async () => {
  const release = holdUpload()
  begin('', await bring('mar.webp'), await bring('sol.webp'))
  await expect.poll(() => uploadFile).toHaveBeenCalledTimes(1)
  release()
  await settled()
  expect(sent()).toEqual(['mar.webp', 'sol.webp'])
})

test('a file › that was cut off › goes out later as the same one', async () => {
  vi.mocked(uploadFile).mockRejectedValueOnce(new TypeError('cut off'))
  const file = await bring('mar.webp')
  await send('', file)
  expect(waiting()).toEqual([['mar.webp', 'unsent']])
  runJobs(signedIn())
  await expect.poll(sent).toEqual(['mar.webp'])
  expect(vi.mocked(uploadFile).mock.calls.map(([, { path }]) => path)).toEqual(Array(2).fill(file.path))
})

test('a file › behind a text that cannot go out › waits with it', async () => {
  server.usual = failed
  await send('uno', await bring('mar.webp'))
  expect(waiting()).toEqual([
    ['uno', 'unsent'],
    ['mar.webp', 'unsent'],
  ])
  expect(uploadFile).not.toHaveBeenCalled()
  server.usual = taken
  server.received = []
  runJobs(signedIn())
  await expect.poll(sent).toEqual(['uno', 'mar.webp'])
})

test('a file › that is stored › stays so until its message is out, and cannot be stopped any more', async () => {
  const answer = holdMessage()
  const file = await bring('mar.webp')
  const { result } = renderHook(() => useUpload(file.id), { wrapper: AsMember })
  begin('', file)
  await expect.poll(sent).toEqual(['mar.webp'])
  expect(result.current).toEqual({ share: 1, cancel: null })
  await act(async () => {
    answer()
    await settled()
  })
  expect(result.current).toBeUndefined()
})

test.each([
  ['for good', { status: 400, statusCode: '403', message: 'no' }, 'refused'],
  ['for the day', { status: 500, statusCode: '500', message: 'database error, code: PT413' }, 'refused'],
  [
    'by a rule of the database',
    { status: 500, statusCode: '500', message: 'database error, code: 23514' },
    'refused',
  ],
  [
    'with an expired login',
    { status: 400, statusCode: '403', message: '"exp" claim timestamp check failed' },
    'unsent',
  ],
  ['without its database', { status: 500, statusCode: '500', message: 'Internal Server Error' }, 'unsent'],
  ['while its database is silent', { status: 544, statusCode: '544', message: 'timed out' }, 'unsent'],
  ['while another holds it', { status: 400, statusCode: '423', message: 'The resource is locked' }, 'unsent'],
  ['on its way out', { status: 503, message: 'bye' }, 'unsent'],
  ['as too many', { status: 429, message: 'slow down' }, 'waiting'],
])('a file › that the server refuses %s › is kept', async (_name, error, state) => {
  vi.mocked(uploadFile).mockRejectedValueOnce(Object.assign(new Error(error.message), error))
  await send('', await bring('mar.webp'))
  expect(waiting()).toEqual([['mar.webp', state]])
})

test('a file › that is refused › holds up nobody, and goes out when the member sends it again', async () => {
  vi.mocked(uploadFile).mockRejectedValueOnce(
    Object.assign(new Error('no'), { status: 400, statusCode: '403' }),
  )
  const [file, other] = [await bring('mar.webp'), await bring('sol.webp')]
  await send('', file, other)
  expect(sent()).toEqual(['sol.webp'])
  expect(await queue().run(file.id)).toBe('done')
  expect(sent()).toEqual(['sol.webp', 'mar.webp'])
})

test('a file › that is stored and whose message is refused › is stored once', async () => {
  server.next = [refused]
  const file = await bring('mar.webp')
  await send('', file)
  expect(waiting()).toEqual([['mar.webp', 'refused']])
  expect(await queue().run(file.id)).toBe('done')
  expect(vi.mocked(uploadFile).mock.calls.map(([, { path }]) => path)).toEqual(Array(2).fill(file.path))
})

test('a file › that its member stops on its way › stays, without a cause, and what was written after it goes out', async () => {
  holdUpload()
  const file = await bring('mar.webp')
  const { result } = renderHook(() => useUpload(file.id), { wrapper: AsMember })
  begin('', file)
  await expect.poll(() => result.current?.share).toBe(0.5)
  queue().stop(file.id)
  act(() => result.current?.cancel?.())
  await send('dos')
  expect(sent()).toEqual(['dos'])
  expect(waiting()).toEqual([['mar.webp', 'refused']])
  expect(queue().causeOf(file.id)).toBeUndefined()
})

test('a file › on its way when the session ends › waits for its member, and goes out when they are back', async () => {
  holdUpload()
  begin('', await bring('mar.webp'))
  await expect.poll(() => uploadFile).toHaveBeenCalled()
  act(() => showEntrance())
  signInToServer()
  expect(waiting()).toEqual([['mar.webp', 'queued']])
  startJobs(signedIn(), [messageJob])
  await expect.poll(sent).toEqual(['mar.webp'])
})

test('a file › whose bytes are gone › is refused for it, and no draft any more', async () => {
  const [file, other] = [await bring('mar.webp'), await bring('sol.webp')]
  await removePendingFilesOf(signedIn())
  await send('', file)
  expect(waiting()).toEqual([['mar.webp', 'refused']])
  expect(queue().causeOf(file.id)).toBeInstanceOf(FileGone)
  expect(allDraftFilesOf(signedIn())).toEqual([other])
  await removeUnusedFiles(signedIn(), FRIEND)
  expect(allDraftFilesOf(signedIn())).toEqual([])
})

describe('leftovers of an earlier start', () => {
  const bytes = (keptAt: number) => ({ file: new File(['1234'], 'mar.webp'), facts: null, keptAt })

  test('bytes that belong to no message are forgotten, all others stay', async () => {
    const file = await bring('mar.webp')
    for (const id of ['gone', file.id]) await addPendingFile(signedIn(), bytesPlace(id), bytes(0))
    await addPendingFile(signedIn(), 'post', bytes(0))
    await removeUnusedFiles(signedIn(), FRIEND)
    expect(await pendingFile(signedIn(), bytesPlace('gone'))).toBeUndefined()
    expect(await pendingFile(signedIn(), bytesPlace(file.id))).toBeDefined()
    expect(await pendingFile(signedIn(), 'post')).toBeDefined()
  })

  test('what is brought while they are cleared away stays', async () => {
    await addPendingFile(signedIn(), bytesPlace(newId()), bytes(0))
    const [, file] = await Promise.all([removeUnusedFiles(signedIn(), FRIEND), bring('mar.webp')])
    expect(draftFilesOf(signedIn(), FRIEND)).toEqual([file])
    expect(await pendingFile(signedIn(), bytesPlace(file.id))).toBeDefined()
  })
})
