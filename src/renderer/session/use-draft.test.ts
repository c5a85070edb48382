import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDraft } from './drafts.ts'

function draft() {
  const { result } = renderHook(() => useDraft('post'))
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
  expect(id).toMatch(/^[\da-f-]{14}4/)
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
