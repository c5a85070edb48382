import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { uploadFile } from '#renderer/entities/files/upload/api.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import { pendingPlaces, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { forgetSignedIn, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { additionJob, additionsOf, addToAlbum, stopAddition } from './additions.ts'
import type { AlbumSource } from './album.ts'
import { addPicture } from './api.ts'

vi.mock('./api.ts')
vi.mock('#renderer/entities/files/prepare/prepare-picture.ts')
vi.mock('#renderer/entities/files/upload/api.ts', () => ({ uploadFile: vi.fn() }))

const shelf: AlbumSource = {
  key: ['shelf'],
  parent: 'portfolio_item_id',
  folder: 'luna/albums',
  page: '/dashboard/profile',
  list: vi.fn(),
  create: vi.fn(),
  cover: vi.fn(),
  remove: vi.fn(),
}

/** Brings pictures to an album. */
async function bring(...names: readonly string[]): Promise<void> {
  for (const name of names) await addToAlbum(signedIn(), shelf, 'a1', new File([name], name))
}

const left = () => additionsOf(signedIn(), 'a1').map(({ payload, state }) => `${payload.name} ${state}`)
/** What the member is told. */
const told = () => store.get(toastsAtom).map(({ title, description }) => [title, description])
const announced = () => store.get(announcementAtom).text

const answerWith = (answer: object) => Object.assign(new Error('refused'), answer)
const noAnswer = new TypeError('Failed to fetch')

function answerAll(): void {
  vi.mocked(addPicture).mockImplementation(async (_supabase, _parent, _album, added) => ({
    ...added,
    description: null,
  }))
}

/** The app is killed, and another one starts on any page. */
function restart(): void {
  showEntrance()
  signInAs('luna')
  startJobs(signedIn(), [additionJob])
}

beforeEach(() => {
  for (const way of ['error', 'warn'] as const) vi.spyOn(console, way).mockReturnValue()
  vi.mocked(preparePicture).mockImplementation(async (file) => ({ file, width: 400, height: 300 }))
  vi.mocked(uploadFile).mockImplementation(async (_supabase, { path }) => `user-assets/${path}`)
  answerAll()
  signInAs('luna')
})

afterEach(async () => {
  closeWindow()
  await forgetSignedIn()
  store.set(clearToastsAtom)
  vi.resetAllMocks()
})

test('pictures that get no answer › wait in silence and go out once in their order after a restart', async () => {
  vi.mocked(addPicture).mockRejectedValue(noAnswer)
  await bring('a.webp', 'b.webp')
  await expect.poll(left).toEqual(['a.webp unsent', 'b.webp unsent'])
  expect(told()).toEqual([])
  const waiting = additionsOf(signedIn(), 'a1').map(({ id, payload }) => [id, `user-assets/${payload.path}`])
  vi.mocked(addPicture).mockClear()
  answerAll()
  restart()
  await expect.poll(announced).toBe('2 fotos añadidas')
  expect(vi.mocked(addPicture).mock.calls.map(([, , , { id, image_url }]) => [id, image_url])).toEqual(
    waiting,
  )
  expect(left()).toEqual([])
  expect(await pendingPlaces(signedIn())).toEqual([])
})

test('a picture whose bytes a sign-out has removed › is gone at the next sign-in', async () => {
  vi.mocked(addPicture).mockRejectedValue(noAnswer)
  await bring('a.webp')
  await expect.poll(left).toEqual(['a.webp unsent'])
  await removePendingFilesOf(signedIn())
  restart()
  await expect.poll(left).toEqual([])
  expect(told()).toEqual([])
})

test('a picture that the member stops › is not added, and those before it are announced', async () => {
  const second = Promise.withResolvers<never>()
  vi.mocked(uploadFile).mockResolvedValueOnce('user-assets/a.webp').mockReturnValueOnce(second.promise)
  await bring('a.webp', 'b.webp')
  await expect.poll(() => uploadFile).toHaveBeenCalledTimes(2)
  const [waiting] = additionsOf(signedIn(), 'a1')
  stopAddition(signedIn(), waiting?.id ?? '')
  await expect.poll(announced).toBe('1 foto añadida')
  second.reject(new DOMException('stopped', 'AbortError'))
  await expect.poll(() => pendingPlaces(signedIn())).toEqual([])
  expect(addPicture).toHaveBeenCalledOnce()
  expect(left()).toEqual([])
})

test.each([
  [
    'an album that another device has filled › waits for the member, who is told so',
    { code: '23514', message: 'violates check constraint "portfolio_items_pictures_most"' },
    'El álbum está lleno: caben 100 fotos.',
    ['a.webp refused'],
  ],
  ['an album that is gone › is dropped', { code: '23503' }, 'No se pudo añadir la foto.', []],
])('a picture for %s', async (_, answer, text, expected) => {
  vi.mocked(addPicture).mockRejectedValueOnce(answerWith(answer))
  await bring('a.webp')
  await expect.poll(told).toEqual([['Error', text]])
  expect(left()).toEqual(expected)
  await expect.poll(() => pendingPlaces(signedIn())).toHaveLength(expected.length)
})
