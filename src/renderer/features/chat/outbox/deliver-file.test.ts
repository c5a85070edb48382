import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { addPendingFile, pendingFile, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { uploadFile } from '#renderer/entities/files/upload/api.ts'
import type { Upload } from '#renderer/entities/files/stored-file.ts'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { followServerClock } from '#renderer/lib/new-id.ts'
import { allDraftFilesOf, bytesPlace, changeDraftFiles, type DraftFile } from './draft-files.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { sendMessage, type SendOutcome } from './api.ts'
import { causeOf, deliverOutbox, holdBack, resend, sendFile, sendText } from './delivery.ts'
import { changeOutbox, outboxOf } from './outbox.ts'
import { FileGone } from './send-failure.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

vi.mock('./api.ts', () => ({ sendMessage: vi.fn() }))
vi.mock('#renderer/entities/files/upload/api.ts', () => ({ uploadFile: vi.fn() }))

const sent = () =>
  vi.mocked(sendMessage).mock.calls.map(([, outgoing]) => outgoing.content ?? outgoing.file_name)
const waiting = () => outboxOf(signedIn()).map(({ content, file, status }) => [file?.name ?? content, status])
const stored = async ({ bucket, path }: Upload) => `${bucket}/${path}`

/** Brought to the conversation with the friend, not sent yet. */
async function bring(name: string): Promise<DraftFile> {
  const id = crypto.randomUUID()
  const file = {
    name,
    type: 'image/webp',
    size: 4,
    width: 4,
    height: 3,
    path: `${ME}/chat/${FRIEND}/1-${name}`,
  }
  await addPendingFile(signedIn(), bytesPlace(id), {
    file: new File(['1234'], name),
    facts: null,
    keptAt: Date.now(),
  })
  changeDraftFiles(signedIn(), FRIEND, (files) => [...files, { ...file, id }])
  return { ...file, id }
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

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  signInAs(ME)
  vi.mocked(uploadFile).mockImplementation((_client, upload) => stored(upload))
  vi.mocked(sendMessage).mockImplementation((_client, outgoing) =>
    Promise.resolve({ status: 'sent', message: message(1, outgoing) }),
  )
})
afterEach(() => {
  followServerClock(Date.now())
  changeOutbox(signedIn(), () => [])
  changeDraftFiles(signedIn(), FRIEND, () => [])
  vi.clearAllMocks()
})

// spec: 3.files.chat, 7.chat.send-file
test('a file is stored, then sent with what is told of it, and leaves nothing behind', async () => {
  const file = await bring('mar.webp')
  expect(await sendFile(signedIn(), FRIEND, file)).toBe('sent')
  expect(vi.mocked(uploadFile).mock.calls[0]?.[1]).toMatchObject({ bucket: 'chat-assets', path: file.path })
  expect(vi.mocked(sendMessage).mock.calls[0]?.[1]).toEqual({
    id: file.id,
    sender_id: ME,
    receiver_id: FRIEND,
    file_url: `chat-assets/${file.path}`,
    file_type: 'image/webp',
    file_name: 'mar.webp',
    file_size: 4,
    media_width: 4,
    media_height: 3,
  })
  expect([waiting(), allDraftFilesOf(signedIn())]).toEqual([[], []])
  await expect.poll(() => pendingFile(signedIn(), bytesPlace(file.id))).toBeUndefined()
})

const misdated = (): SendOutcome => ({
  status: 'misdated',
  cause: new Error('old'),
  now: Date.now() + 90 * 24 * 3_600_000,
})

test('a file that waited for too long goes out under another id, with its bytes', async () => {
  vi.mocked(sendMessage).mockResolvedValueOnce(misdated())
  const file = await bring('mar.webp')
  expect(await sendFile(signedIn(), FRIEND, file)).toBe('sent')
  const ids = vi.mocked(sendMessage).mock.calls.map(([, { id }]) => id)
  expect([ids.length, ids[0], ids[1] === file.id]).toEqual([2, file.id, false])
  await expect.poll(() => pendingFile(signedIn(), bytesPlace(file.id))).toBeUndefined()
  await expect.poll(() => pendingFile(signedIn(), bytesPlace(ids[1] ?? ''))).toBeUndefined()
})

test('why a file under another id did not go out is known by the id that it was brought under', async () => {
  const cause = new Error('not allowed')
  vi.mocked(sendMessage).mockResolvedValueOnce(misdated()).mockResolvedValueOnce({ status: 'refused', cause })
  const file = await bring('mar.webp')
  expect(await sendFile(signedIn(), FRIEND, file)).toBe('refused')
  expect(causeOf(signedIn(), file.id)).toBe(cause)
  expect(causeOf(signedIn(), outboxOf(signedIn())[0]?.id ?? '')).toBe(cause)
})

test('a text overtakes a file on its way, and a file waits for the texts before it', async () => {
  const answer = Promise.withResolvers<void>()
  vi.mocked(sendMessage).mockImplementationOnce(async (_client, outgoing) => {
    await answer.promise
    return { status: 'sent', message: message(1, outgoing) }
  })
  const release = holdUpload()
  const file = await bring('mar.webp')
  const done = Promise.all([sendText(signedIn(), FRIEND, 'uno'), sendFile(signedIn(), FRIEND, file)])
  await expect.poll(sent).toEqual(['uno'])
  expect(uploadFile).not.toHaveBeenCalled()
  answer.resolve()
  await expect.poll(() => uploadFile).toHaveBeenCalled()
  expect(await sendText(signedIn(), FRIEND, 'dos')).toBe('sent')
  expect(await sendText(signedIn(), 'other', 'a otra')).toBe('sent')
  release()
  await done
  expect(sent()).toEqual(['uno', 'dos', 'a otra', 'mar.webp'])
})

test('a file that is stopped while it waits for the text before it stays', async () => {
  const answer = Promise.withResolvers<void>()
  vi.mocked(sendMessage).mockImplementationOnce(async (_client, outgoing) => {
    await answer.promise
    return { status: 'sent', message: message(1, outgoing) }
  })
  const file = await bring('mar.webp')
  const done = Promise.all([sendText(signedIn(), FRIEND, 'uno'), sendFile(signedIn(), FRIEND, file)])
  await expect.poll(sent).toEqual(['uno'])
  holdBack(signedIn(), file.id)
  answer.resolve()
  await done
  expect(uploadFile).not.toHaveBeenCalled()
  expect(waiting()).toEqual([['mar.webp', 'refused']])
})

test('files to one friend go out one after the other', async () => {
  const release = holdUpload()
  const files = [await bring('mar.webp'), await bring('sol.webp')]
  const done = Promise.all(files.map((file) => sendFile(signedIn(), FRIEND, file)))
  await expect.poll(() => uploadFile).toHaveBeenCalledTimes(1)
  release()
  await done
  expect(sent()).toEqual(['mar.webp', 'sol.webp'])
})

test('a file that was cut off goes out later as the same one, at the latest with the next text', async () => {
  vi.mocked(uploadFile).mockRejectedValueOnce(new TypeError('cut off'))
  const file = await bring('mar.webp')
  expect(await sendFile(signedIn(), FRIEND, file)).toBe('unsent')
  expect(waiting()).toEqual([['mar.webp', 'unsent']])
  expect(await sendText(signedIn(), FRIEND, 'dos')).toBe('sent')
  await expect.poll(sent).toEqual(['dos', 'mar.webp'])
  expect(vi.mocked(uploadFile).mock.calls.map(([, { path }]) => path)).toEqual(Array(2).fill(file.path))
})

test('a file waits with the text before it that cannot go out', async () => {
  // The file behind it asks for one more run.
  const away: SendOutcome = { status: 'unreachable', cause: new Error('away') }
  vi.mocked(sendMessage).mockResolvedValueOnce(away).mockResolvedValueOnce(away)
  const file = await bring('mar.webp')
  const results = await Promise.all([sendText(signedIn(), FRIEND, 'uno'), sendFile(signedIn(), FRIEND, file)])
  expect(results).toEqual(['unsent', 'unsent'])
  expect(waiting()).toEqual([
    ['uno', 'unsent'],
    ['mar.webp', 'unsent'],
  ])
  expect(uploadFile).not.toHaveBeenCalled()
  await deliverOutbox(signedIn())
  expect(sent()).toEqual(['uno', 'uno', 'uno', 'mar.webp'])
})

test('a file that is stored stays so until its message is out, and cannot be stopped any more', async () => {
  const answer = Promise.withResolvers<void>()
  vi.mocked(sendMessage).mockImplementationOnce(async (_client, outgoing) => {
    await answer.promise
    return { status: 'sent', message: message(1, outgoing) }
  })
  const file = await bring('mar.webp')
  const { result } = renderHook(() => useUpload(file.id), { wrapper: AsMember })
  const done = sendFile(signedIn(), FRIEND, file)
  await expect.poll(sent).toEqual(['mar.webp'])
  expect(result.current).toEqual({ share: 1, cancel: null })
  answer.resolve()
  await act(() => done)
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
])('what the server refuses %s is kept', async (_name, error, status) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.mocked(uploadFile).mockRejectedValueOnce(Object.assign(new Error(error.message), error))
  await sendFile(signedIn(), FRIEND, await bring('mar.webp'))
  expect(waiting()).toEqual([['mar.webp', status]])
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

test('a refused file holds up nobody, and goes out when the member sends it again', async () => {
  vi.mocked(uploadFile).mockRejectedValueOnce(Object.assign(new Error('no'), { status: 400 }))
  const file = await bring('mar.webp')
  await Promise.all([sendFile(signedIn(), FRIEND, file), sendText(signedIn(), FRIEND, 'dos')])
  expect(sent()).toEqual(['dos'])
  expect(await resend(signedIn(), file.id)).toBe('sent')
  expect(sent()).toEqual(['dos', 'mar.webp'])
})

test('who stops a file keeps it, and what was written after it goes out', async () => {
  holdUpload()
  const file = await bring('mar.webp')
  const done = Promise.all([sendFile(signedIn(), FRIEND, file), sendText(signedIn(), FRIEND, 'dos')])
  const { result } = renderHook(() => useUpload(file.id), { wrapper: AsMember })
  await expect.poll(() => result.current?.share).toBe(0.5)
  act(() => result.current?.cancel?.())
  await done
  expect(sent()).toEqual(['dos'])
  expect(waiting()).toEqual([['mar.webp', 'refused']])
})

test('a file on its way when the session ends waits for its member, and goes out when they are back', async () => {
  holdUpload()
  const file = await bring('mar.webp')
  const done = sendFile(signedIn(), FRIEND, file)
  await expect.poll(() => uploadFile).toHaveBeenCalled()
  showEntrance()
  await done
  signInAs(ME)
  expect(waiting()).toEqual([['mar.webp', 'queued']])
  await deliverOutbox(signedIn())
  expect(sent()).toEqual(['mar.webp'])
})

test('a file whose bytes are gone says so, and one that is a draft only is no draft any more', async () => {
  const [file, other] = [await bring('mar.webp'), await bring('sol.webp')]
  await removePendingFilesOf(signedIn())
  expect(await sendFile(signedIn(), FRIEND, file)).toBe('refused')
  expect(waiting()).toEqual([['mar.webp', 'refused']])
  expect(causeOf(signedIn(), file.id)).toBeInstanceOf(FileGone)
  expect(allDraftFilesOf(signedIn())).toEqual([other])
  await removeUnusedFiles(signedIn(), FRIEND)
  expect(allDraftFilesOf(signedIn())).toEqual([])
})

test('bytes of an earlier start that belong to no message are forgotten, all others stay', async () => {
  const file = await bring('mar.webp')
  const old = { file: new File(['1'], 'a'), facts: null, keptAt: 0 }
  for (const id of ['gone', file.id]) await addPendingFile(signedIn(), bytesPlace(id), old)
  await addPendingFile(signedIn(), 'post', old)
  await removeUnusedFiles(signedIn(), FRIEND)
  expect(await pendingFile(signedIn(), bytesPlace('gone'))).toBeUndefined()
  expect(await pendingFile(signedIn(), bytesPlace(file.id))).toBeDefined()
  expect(await pendingFile(signedIn(), 'post')).toBeDefined()
})
