import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFile } from '#renderer/entities/files/upload/api.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { draftText, writeDraft } from '#renderer/session/drafts.ts'
import { leaveJobs, startJobs } from '#renderer/session/member-jobs.ts'
import { addPendingFile, pendingPlaces, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { forgetSignedIn, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { post as published } from '../posts/testing/post.ts'
import { createPost } from './api.ts'
import { postJob, reopenPost, sendPost, type WrittenPost } from './post-job.ts'

vi.mock('#renderer/entities/files/upload/api.ts', () => ({ uploadFile: vi.fn() }))
vi.mock('./api.ts', () => ({ createPost: vi.fn(), withdrawFromPublic: vi.fn() }))

const noAnswer = new TypeError('Failed to fetch')

const facts = { path: 'luna/posts/1-mar.webp', width: 4, height: 3, still: null }
const picture = () => ({ file: new File(['x'], 'mar.webp', { type: 'image/webp' }), facts, keptAt: 1 })

const written = (content: string, fields: Partial<WrittenPost> = {}): WrittenPost => ({
  content,
  category: 'general',
  alt: '',
  hasFile: false,
  ...fields,
})

const queue = () => signedIn().part(postJob.queue)
const left = () =>
  queue()
    .jobs()
    .map(({ id, state }) => `${id} ${state}`)
const toasts = () => store.get(toastsAtom).map(({ title, description }) => [title, description])
/** Texts that the server was sent, in order. */
const sent = () => vi.mocked(createPost).mock.calls.map(([, { content }]) => content)

/** The app is killed, and another one starts. */
function restart(): void {
  showEntrance()
  signInAs('luna')
  startJobs(signedIn(), [postJob])
}

/** Publishes a post from the form while nobody answers. */
async function publishAway(id: string, post: WrittenPost): Promise<void> {
  vi.mocked(createPost).mockRejectedValueOnce(noAnswer)
  expect(await sendPost(signedIn(), id, post, post.hasFile ? picture() : null)).toBe('waiting')
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(createPost).mockImplementation(async (_client, { id }) => ({ ...published('p1'), id }))
  vi.mocked(uploadFile).mockImplementation(async (_client, { bucket, path }) => `${bucket}/${path}`)
  signInAs('luna')
})

afterEach(async () => {
  closeWindow()
  await forgetSignedIn()
  store.set(clearToastsAtom)
  vi.resetAllMocks()
})

test('a post without an answer › goes out once with its picture after a restart, and says so', async () => {
  await publishAway('p1', written('Sin cobertura', { hasFile: true, alt: 'El mar' }))
  expect(left()).toEqual(['p1 unsent'])
  expect(toasts()).toEqual([])
  restart()
  await expect.poll(left).toEqual([])
  expect(sent()).toEqual(['Sin cobertura', 'Sin cobertura'])
  expect(createPost).toHaveBeenLastCalledWith(expect.anything(), {
    id: 'p1',
    content: 'Sin cobertura',
    category: 'general',
    image_url: 'user-assets/luna/posts/1-mar.webp',
    video_url: null,
    image_alt: 'El mar',
    media_width: 4,
    media_height: 3,
  })
  await expect.poll(toasts).toEqual([['¡Post creado!', undefined]])
  expect(await pendingPlaces(signedIn())).toEqual([])
})

test('several posts without an answer › go out in the order in which they were written', async () => {
  await publishAway('p1', written('Uno'))
  await publishAway('p2', written('Dos'))
  vi.mocked(createPost).mockClear()
  restart()
  await expect.poll(left).toEqual([])
  expect(sent()).toEqual(['Uno', 'Dos'])
})

test('a post behind one over which the server fails › waits with it, though it was not tried', async () => {
  await publishAway('p1', written('Uno'))
  vi.mocked(createPost).mockRejectedValue(Object.assign(new Error('failed'), { code: 'XX000' }))
  expect(await sendPost(signedIn(), 'p2', written('Dos'), null)).toBe('waiting')
  expect(left()).toEqual(['p1 unsent', 'p2 unsent'])
  expect(sent()).not.toContain('Dos')
})

test('a post whose app was killed while its form waited › goes out, and its draft is gone', async () => {
  const member = signedIn()
  writeDraft(member, 'post', 'Una idea', 'p1')
  await addPendingFile(member, 'post', picture())
  vi.mocked(createPost).mockReturnValueOnce(new Promise(() => undefined))
  void sendPost(member, 'p1', written('Una idea', { hasFile: true }), picture())
  await expect.poll(() => createPost).toHaveBeenCalledOnce()
  restart()
  await expect.poll(left).toEqual([])
  expect(draftText(signedIn(), 'post')).toBeUndefined()
  expect(await pendingPlaces(signedIn())).toEqual([])
})

test('a post whose form waited when the session was lost › stays in the form and is not sent by itself', async () => {
  writeDraft(signedIn(), 'post', 'Una idea', 'p1')
  vi.mocked(createPost).mockReturnValueOnce(new Promise(() => undefined))
  void sendPost(signedIn(), 'p1', written('Una idea', { hasFile: true }), picture())
  await expect.poll(() => createPost).toHaveBeenCalledOnce()
  leaveJobs(signedIn(), 'session-lost')
  restart()
  await expect.poll(() => pendingPlaces(signedIn())).toEqual([])
  expect(left()).toEqual([])
  expect(draftText(signedIn(), 'post')).toBe('Una idea')
  expect(createPost).toHaveBeenCalledOnce()
})

test('a post that is refused when the server is back › is told and kept', async () => {
  await publishAway('p1', written('Ya no puedo', { category: 'lizysfriends' }))
  vi.mocked(createPost).mockRejectedValueOnce(Object.assign(new Error('refused'), { code: '42501' }))
  restart()
  await expect.poll(left).toEqual(['p1 refused'])
  expect(toasts()).toEqual([['Error', 'No se pudo crear el post.']])
})

test('a post whose picture was removed by signing out › is kept with its text', async () => {
  await publishAway('p1', written('Con foto', { hasFile: true }))
  await removePendingFilesOf(signedIn())
  restart()
  await expect.poll(left).toEqual(['p1 refused'])
  expect(queue().find('p1')?.payload.content).toBe('Con foto')
})

test('a post that was changed in the form meanwhile › is not taken back into it', async () => {
  const member = signedIn()
  writeDraft(member, 'post', 'Una idea', 'p1')
  const answer = Promise.withResolvers<never>()
  vi.mocked(createPost).mockReturnValueOnce(answer.promise)
  const outcome = sendPost(member, 'p1', written('Una idea'), null)
  await expect.poll(() => createPost).toHaveBeenCalledOnce()
  writeDraft(member, 'post', 'Otra idea')
  answer.reject(Object.assign(new Error('refused'), { code: '42501' }))
  expect(await outcome).toBe('elsewhere')
  expect(left()).toEqual(['p1 refused'])
})

test('a waiting post › taken back into the form › is the draft again, with its picture', async () => {
  await publishAway('p1', written('Sin cobertura', { hasFile: true, alt: 'El mar', category: 'humordidas' }))
  const [job] = queue().jobs()
  expect(await reopenPost(signedIn(), 'p1', job?.payload ?? written(''))).toBe(true)
  const draft = ['post', 'post/id', 'post-category', 'post-alt'].map((place) => draftText(signedIn(), place))
  expect(draft).toEqual(['Sin cobertura', 'p1', 'humordidas', 'El mar'])
  expect(left()).toEqual([])
  await expect.poll(() => pendingPlaces(signedIn())).toEqual(['post'])
})

test('a waiting post › beside another one that is being written › is not taken back', async () => {
  await publishAway('p1', written('Sin cobertura'))
  writeDraft(signedIn(), 'post', 'Otra idea')
  expect(await reopenPost(signedIn(), 'p1', written('Sin cobertura'))).toBe(false)
  expect(draftText(signedIn(), 'post')).toBe('Otra idea')
  expect(left()).toEqual(['p1 unsent'])
})
