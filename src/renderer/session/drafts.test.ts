import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

afterEach(cleanup)
beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The module of a new start of the app over the same storage. */
async function start() {
  vi.resetModules()
  const { useDraftText } = await import('./drafts.ts')
  const open = (key: string) => renderHook(() => useDraftText(key)).result
  return (key: string) => {
    const result = open(key)
    return { text: () => result.current[0], write: (text: string) => act(() => result.current[1](text)) }
  }
}

it('keeps a text that is being written across places and restarts', async () => {
  const open = await start()
  open('luna/post').write('Una idea')
  expect(open('luna/post').text()).toBe('Una idea')
  expect(open('luna/comment/p1').text()).toBe('')
  const openAgain = await start()
  expect(openAgain('luna/post').text()).toBe('Una idea')
})

it('keeps nothing of a text that is out', async () => {
  const open = await start()
  const draft = open('luna/post')
  draft.write('Una idea')
  draft.write('')
  expect(draft.text()).toBe('')
  expect(localStorage).toHaveLength(0)
})

it('goes on with what is written where nothing more can be stored, and says so in the log once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const full = new DOMException('full', 'QuotaExceededError')
  const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full
  })
  const open = await start()
  const draft = open('luna/post')
  draft.write('Una')
  draft.write('Una idea')
  expect(draft.text()).toBe('Una idea')
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), full)
  storing.mockRestore()
  draft.write('Una idea más')
  const openAgain = await start()
  expect(openAgain('luna/post').text()).toBe('Una idea más')
})

it('starts with an empty text where the stored one is damaged', async () => {
  localStorage.setItem('draft/luna/post', '{"half a')
  vi.spyOn(console, 'error').mockReturnValue()
  const open = await start()
  expect(open('luna/post').text()).toBe('')
})

it('costs nothing where nobody writes, as on every card of a long feed', async () => {
  const open = await start()
  const read = vi.spyOn(Storage.prototype, 'getItem')
  const listen = vi.spyOn(window, 'addEventListener')
  for (let card = 0; card < 100; card += 1) open(`luna/edit/${card}`)
  expect(read).not.toHaveBeenCalled()
  expect(listen).not.toHaveBeenCalledWith('storage', expect.anything())
})
