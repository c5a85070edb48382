import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { ChatColumn, ChatEdge, chatWidth } from './ChatColumn.tsx'

beforeEach(() => {
  window.innerWidth = 1920
  signInAs('luna')
})
afterEach(() => {
  cleanup()
  closeWindow()
})

const open = (over: number | null = null, more = 0) =>
  render(
    <ChatColumn over={over} beside={324} more={more}>
      <ChatEdge />
      <p>Chat</p>
    </ChatColumn>,
    { wrapper: AsMember },
  )
const handle = () => screen.getByRole('separator', { name: 'Ancho del chat' })
const width = () => Number(handle().getAttribute('aria-valuenow'))

function drag(pixels: number) {
  fireEvent.pointerDown(handle(), { clientX: 1500, button: 0, pointerId: 1 })
  fireEvent.pointerMove(handle(), { clientX: 1500 + pixels, pointerId: 1 })
  const meanwhile = width()
  fireEvent.pointerUp(handle(), { clientX: 1500 + pixels, pointerId: 1 })
  return meanwhile
}

test.each([
  [1280, 408],
  [1560, 432],
  [1920, 540],
])('in a window of %i pixels the chat is %i wide unless the member wants it otherwise', (window, usual) => {
  expect(chatWidth(window, 280, undefined).now).toBe(usual)
})

test('it leaves the page its room, whatever was chosen in a larger window', () => {
  expect(chatWidth(1280, 280, 640)).toMatchObject({ now: 520, most: 520 })
  expect(chatWidth(900, 76, 640)).toMatchObject({ now: 344, most: 344 })
  expect(chatWidth(2560, 324, 900)).toMatchObject({ now: 640, most: 640 })
})

test('its edge is dragged between 340 and 640 pixels, which are kept for this member alone', () => {
  open()
  expect(width()).toBe(540)
  expect([handle().getAttribute('aria-valuemin'), handle().getAttribute('aria-valuemax')]).toEqual([
    '340',
    '640',
  ])
  expect(drag(-80)).toBe(620)
  expect(width()).toBe(620)
  expect(drag(-900)).toBe(640)
  expect(drag(900)).toBe(340)
  fireEvent.pointerMove(handle(), { clientX: 900, pointerId: 1 })
  expect(width()).toBe(340)
  cleanup()
  open()
  expect(width()).toBe(340)
  cleanup()
  signInAs('sol')
  open()
  expect(width()).toBe(540)
})

test('it is moved by key too, and a double click brings the usual width back', () => {
  signInAs('venus')
  open()
  const widths = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home', 'Enter'].map((key) => {
    fireEvent.keyDown(handle(), { key })
    return width()
  })
  expect(widths).toEqual([560, 580, 560, 640, 340, 540])
  drag(-60)
  fireEvent.doubleClick(handle())
  expect(width()).toBe(540)
  expect(drag(0)).toBe(540)
})

test('what it has beyond its width is none of what is chosen', () => {
  signInAs('nova')
  open(null, 76)
  expect(width()).toBe(540)
  expect(screen.getByText('Chat').parentElement?.style.width).toBe('616px')
})

test('where the chat covers the page there is nothing to move', () => {
  open(76)
  expect(screen.queryByRole('separator')).toBeNull()
  expect(screen.getByText('Chat').parentElement?.style.left).toBe('76px')
})
