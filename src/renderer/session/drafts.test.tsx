import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDraft, useDraftText } from './drafts.ts'
import { forgetStored, storedUnder, writeStored } from './member-disk.ts'
import { AsMember, signInAs } from './testing/sign-in.tsx'

afterEach(cleanup)
beforeEach(() => {
  forgetStored('luna')
  signInAs('luna')
})

function open(place: string) {
  const { result } = renderHook(() => useDraftText(place), { wrapper: AsMember })
  return { text: () => result.current[0], write: (text: string) => act(() => result.current[1](text)) }
}

it('keeps a text that is being written across places and sign-outs', () => {
  open('post').write('Una idea')
  expect(open('post').text()).toBe('Una idea')
  expect(open('comment/p1').text()).toBe('')
  act(() => void signInAs('sol'))
  expect(open('post').text()).toBe('')
  act(() => void signInAs('luna'))
  expect(open('post').text()).toBe('Una idea')
})

it('keeps nothing of a text that is out', () => {
  const draft = open('post')
  draft.write('Una idea')
  draft.write('')
  expect(draft.text()).toBe('')
  expect(storedUnder('draft/luna')).toEqual([])
})

it('shows what is written at one place wherever that is shown', () => {
  const [one, other] = [open('post'), open('post')]
  one.write('Una idea')
  expect(other.text()).toBe('Una idea')
})

it('stores nothing where nobody writes, as on every card of a long feed', () => {
  for (let card = 0; card < 100; card += 1) open(`edit/${card}`)
  expect(storedUnder('draft/luna')).toEqual([])
})

function draft() {
  const { result } = renderHook(() => useDraft('post'), { wrapper: AsMember })
  const write = (text: string) => act(() => result.current.setText(text))
  /** As a sending does: what happens after its attempt is done by the same rendering. */
  const send = (isOut: boolean) => {
    let id = ''
    act(() => {
      id = result.current.takeId()
      if (isOut) result.current.setText('')
    })
    return id
  }
  return { write, send }
}

it('keeps its id from attempt to attempt, until the text changes', () => {
  const { write, send } = draft()
  write('Una idea')
  const id = send(false)
  expect(id).toMatch(/^[\da-f-]{14}7/)
  expect(send(false)).toBe(id)
  expect(draft().send(false)).toBe(id)
  write('Otra idea')
  expect(send(false)).not.toBe(id)
})

it('takes another id as soon as the text is out', () => {
  const { write, send } = draft()
  write('Una idea')
  expect(send(true)).not.toBe(send(true))
})

it('starts with an empty text where the stored one is damaged', () => {
  writeStored('draft/luna/post', 7)
  signInAs('luna')
  expect(open('post').text()).toBe('')
})
