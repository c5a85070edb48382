import { expect, it, vi } from 'vitest'
import { pictureSaver } from './save-picture.ts'

const ADDRESS =
  'https://one.test/storage/v1/object/public/user-assets/u1/posts/1700000000-l%C3%BAna.webp?token=x'
const PLACE = { token: '01a1fba4-a89b-47fc-a7c4-2bd434ecbfc5', name: 'lúna.webp' }

function saver(chosen: string | null, answer = new Response('bytes')) {
  const choosePlace = vi.fn(async () => chosen)
  const save = vi.fn(async (_target: string, _bytes: Uint8Array) => PLACE)
  const send = vi.fn()
  const fetch = vi.fn(async () => answer)
  const log = { warn: vi.fn(), error: vi.fn() }
  const server = { current: () => ({ url: 'https://one.test/', publishableKey: 'sb_publishable_abc' }) }
  const made = pictureSaver({
    server,
    dialogs: { choosePlace },
    places: { save },
    outbox: { send },
    fetch,
    log,
  })
  return { ...made, choosePlace, written: save, send, fetch, log }
}

it('fetches from the server in use, and from nowhere else', () => {
  const { canSave } = saver(null)
  const addresses = [
    ADDRESS,
    'https://one.test.evil.test/a',
    'blob:app://bundle/1',
    'app://bundle/files/x',
    '',
  ]
  expect(addresses.map(canSave)).toEqual([true, false, false, false, false])
})

it('saves a picture under its name where the member wants it, and tells the page', async () => {
  const { save, choosePlace, written, send } = saver('/home/luna/lúna.webp')
  save(ADDRESS)
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('file.picture_saved', { place: PLACE }))
  expect(choosePlace).toHaveBeenCalledExactlyOnceWith('lúna.webp')
  const [target, bytes] = written.mock.lastCall ?? []
  expect([target, new TextDecoder().decode(bytes)]).toEqual(['/home/luna/lúna.webp', 'bytes'])
})

it('fetches nothing for who cancels', async () => {
  const { save, choosePlace, fetch, send } = saver(null)
  save(ADDRESS)
  await vi.waitFor(() => expect(choosePlace).toHaveBeenCalledOnce())
  expect([fetch.mock.calls, send.mock.calls]).toEqual([[], []])
})

it('tells the page and the log of what is not given', async () => {
  const { save, written, send, log } = saver('/home/luna/a.webp', new Response('', { status: 400 }))
  save(ADDRESS)
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('file.picture_saved', { place: null }))
  expect(written).not.toHaveBeenCalled()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('a picture was not saved', expect.any(Error))
})
