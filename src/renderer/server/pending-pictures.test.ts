import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPendingPictures, reloadPendingPictures, whilePending } from './pending-pictures.ts'

const SERVER = 'https://server.test'
const address = (name: string) => `${SERVER}/storage/v1/object/public/${name}`

/** A picture that has come, or is on its way. */
function picture(src: string, complete: boolean): HTMLImageElement {
  const image = Object.defineProperty(new Image(), 'complete', { value: complete })
  image.setAttribute('src', src)
  return image
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('pictures of the server that are on their way are let go of, and asked for again', async () => {
  const [coming, come, elsewhere, apart] = [
    picture(address('a.png'), false),
    picture(address('b.png'), true),
    picture('blob:https://app.test/1', false),
    picture(address('c.png'), false),
  ]
  document.body.append(coming, come, elsewhere)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const pending = whilePending(apart, promise)
  dropPendingPictures(SERVER)
  const addresses = () => [coming, come, elsewhere, apart].map((image) => image.getAttribute('src'))
  expect(addresses()).toEqual([null, address('b.png'), 'blob:https://app.test/1', null])
  reloadPendingPictures(SERVER)
  vi.runAllTimers()
  expect(addresses()).toEqual([
    address('a.png'),
    address('b.png'),
    'blob:https://app.test/1',
    address('c.png'),
  ])
  resolve(undefined)
  await pending
  dropPendingPictures(SERVER)
  expect(apart.getAttribute('src')).toBe(address('c.png'))
})

test('a picture that has got another address meanwhile keeps it', () => {
  const image = picture(address('a.png'), false)
  document.body.append(image)
  dropPendingPictures(SERVER)
  reloadPendingPictures(SERVER)
  image.setAttribute('src', address('newer.png'))
  vi.runAllTimers()
  expect(image.getAttribute('src')).toBe(address('newer.png'))
})

test('a picture that still waits when the server is back is asked for again, since its connection may be dead', () => {
  const image = picture(address('a.png'), false)
  document.body.append(image)
  reloadPendingPictures(SERVER)
  expect(image.getAttribute('src')).toBeNull()
  vi.runAllTimers()
  expect(image.getAttribute('src')).toBe(address('a.png'))
})
