import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { forgetSmallCopies, smallCopiesAtom, smallCopy } from './small-copies.ts'

/** A thread that draws: it answers when it is told to. */
class Thread {
  static readonly running: Thread[] = []
  static atWork: string[] = []
  onmessage?: (event: { readonly data: unknown }) => void
  onerror?: (event: { readonly message: string }) => void

  constructor() {
    Thread.running.push(this)
  }

  postMessage(picture: Blob): void {
    void picture.text().then((name) => Thread.atWork.push(name))
  }

  terminate(): void {
    Thread.running.splice(Thread.running.indexOf(this), 1)
  }
}

const address = (name: string) => `https://cosmia.test/${name}`
const ask = (name: string, signal?: AbortSignal) => smallCopy(address(name), signal)

/** Waits until this picture, and no other, is being drawn. */
const isAtWork = (name: string) => vi.waitFor(() => expect(Thread.atWork).toEqual([name]), { interval: 1 })

function answer(data: unknown): void {
  Thread.atWork = []
  for (const thread of Thread.running) thread.onmessage?.({ data })
}

/** Draws what comes next. */
async function draw(name: string): Promise<void> {
  await isAtWork(name)
  answer(new Blob([`${name}, small`]))
}

let revoked: string[]

beforeEach(() => {
  revoked = []
  let made = 0
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('fetch', async (asked: string) => {
    const name = asked.slice(asked.lastIndexOf('/') + 1)
    if (name === 'gone') return new Response('gone', { status: 404 })
    return new Response(name, { headers: { 'content-type': 'image/jpeg' } })
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((copy) => void revoked.push(copy))
})
afterEach(async () => {
  await vi.waitFor(() => expect(Thread.running).toEqual([]))
  forgetSmallCopies()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('large pictures are drawn small one at a time, what was asked for last before what has waited', async () => {
  const all = ['one', 'two', 'three'].map((name) => ask(name))
  await draw('one')
  await draw('three')
  await draw('two')
  expect(await Promise.all(all)).toEqual(['blob:1', 'blob:3', 'blob:2'])
})

test('one that several wait for is drawn once, and is there at once when it is wanted again', async () => {
  const both = [ask('moon'), ask('moon')]
  await draw('moon')
  expect(await Promise.all([...both, ask('moon')])).toEqual(['blob:1', 'blob:1', 'blob:1'])
})

test('what was scrolled by is not drawn, and no thread is left when nobody waits', async () => {
  const leaving = new AbortController()
  const first = ask('first')
  const passed = ask('passed', leaving.signal)
  const isOver = expect(passed).rejects.toMatchObject({ name: 'AbortError' })
  leaving.abort()
  await draw('first')
  await first
  await isOver
  await vi.waitFor(() => expect(Thread.running).toEqual([]))
  await expect(ask('passed', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('a picture that does not come or cannot be drawn holds up no other', async () => {
  const good = ask('good')
  const gone = expect(ask('gone')).rejects.toThrow('404')
  const broken = expect(ask('broken')).rejects.toThrow('no picture')
  await draw('good')
  await isAtWork('broken')
  answer(new Error('no picture'))
  await Promise.all([good, broken, gone])
  const another = ask('another')
  await draw('another')
  expect(await another).toBe('blob:2')
})

test('who signs out leaves no copy in the window, not even one that was being drawn', async () => {
  const before = ask('before')
  await draw('before')
  await before
  const late = expect(ask('late')).rejects.toMatchObject({ name: 'AbortError' })
  await isAtWork('late')
  forgetSmallCopies()
  answer(new Blob(['late, small']))
  await late
  expect(revoked).toEqual(['blob:1'])
  expect(store.get(smallCopiesAtom).size).toBe(0)
})

test('of many copies the newest stay', async () => {
  for (let count = 1; count <= 61; count += 1) {
    const copy = ask(`${count}`)
    await draw(`${count}`)
    await copy
  }
  expect(revoked).toEqual(['blob:1'])
  expect(store.get(smallCopiesAtom).has(address('1'))).toBe(false)
})
