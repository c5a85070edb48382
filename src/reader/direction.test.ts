// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { watchDirection } from './direction.ts'

/** A book, and how far it is to be scrolled. */
function open(start = 0) {
  const scroller = document.createElement('div')
  scroller.scrollTop = start
  const told = vi.fn<(isDown: boolean) => void>()
  watchDirection(scroller, told)
  const jump = (to: number) => {
    scroller.scrollTop = to
    scroller.dispatchEvent(new Event('scroll'))
  }
  const scroll = (to: number) => {
    scroller.dispatchEvent(new Event('wheel'))
    jump(to)
  }
  return { scroll, jump, told: () => told.mock.calls.map(([isDown]) => isDown) }
}

it('who reads on and then goes back is told so once each', () => {
  const { scroll, told } = open()
  for (const to of [10, 20, 60, 400, 380, 340, 300, 280]) scroll(to)
  expect(told()).toEqual([true, false])
})

it('a hand that trembles changes nothing', () => {
  const { scroll, told } = open(1000)
  for (const to of [1010, 990, 1005, 985, 1015]) scroll(to)
  expect(told()).toEqual([true])
})

it('a jump back covers nothing, unless it is to the beginning', () => {
  const { jump, told } = open()
  for (const to of [5000, 3000, 1000]) jump(to)
  expect(told()).toEqual([true])
  jump(0)
  expect(told()).toEqual([true, false])
})
