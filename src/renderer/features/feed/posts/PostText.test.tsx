import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { PostText } from './PostText.tsx'

/** Pixels that every text takes, of which 288 show while it is folded. */
let height = 0

beforeEach(() => {
  signInAs('luna')
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
    },
  )
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => Math.min(height, 288))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const LONG = 'Una línea\n'.repeat(40)

const show = (content: string, id = content) =>
  render(<PostText of={{ id, content }} size="long" />, { wrapper: AsMember })

const more = () => screen.queryByRole('button', { name: 'Ver más' })

it('folds what is longer than twelve lines, and says so', async () => {
  height = 960
  show(LONG)
  const text = screen.getByText(/Una línea/)
  expect(text.hasAttribute('data-folded')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  expect(text.hasAttribute('data-folded')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Ver menos', expanded: true }))
  expect(text.hasAttribute('data-folded')).toBe(true)
  expect(more()).not.toBeNull()
})

it('stays unfolded while it is out of the page', async () => {
  height = 960
  const { unmount } = show(LONG, 'p1')
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  unmount()
  show(LONG, 'p1')
  expect(screen.queryByRole('button', { name: 'Ver menos' })).not.toBeNull()
})

it('offers nothing where all of it is seen', () => {
  height = 200
  show('Palabras '.repeat(50))
  expect(more()).toBeNull()
})

it('measures nothing that is short in every window', () => {
  const measured = vi.spyOn(Element.prototype, 'scrollHeight', 'get')
  show('Marte se ve azul')
  expect(measured).not.toHaveBeenCalled()
})

it('begins on the side that its language is read from', () => {
  show('مرحبا.')
  expect(screen.getByText('مرحبا.').dir).toBe('auto')
})
