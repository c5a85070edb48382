import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'

vi.mock('../posts/permissions.ts', () => ({
  useOfferedCategories: () => ['general', 'humordidas', 'quantumlux'],
}))

const onChoose = vi.fn()

/** Pixels from the left edge of the row, 100 wide, to each button, 40 wide. */
const place = (element: Element) => {
  const index = element.parentElement ? [...element.parentElement.children].indexOf(element) : 0
  return element.tagName === 'BUTTON' ? new DOMRect(index * 40, 0, 40, 34) : new DOMRect(0, 0, 100, 34)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe() {
        this.#tell()
      }
      readonly disconnect = vi.fn()
    },
  )
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(160)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return place(this)
  })
  signInAs('luna')
  render(<CategoryFilter chosen="general" onChoose={onChoose} />, { wrapper: AsMember })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a name of which only a part is in view is not shown', () => {
  const cut = screen.getAllByRole('button').filter((button) => button.hasAttribute('data-cut'))
  expect(cut.map(({ textContent }) => textContent)).toEqual(['HuMordidas', 'Quantum Lux'])
})

const focused = () => document.activeElement?.textContent

test('is one stop of the Tab key, at the chosen category, and arrows lead along the row', async () => {
  const user = userEvent.setup()
  await user.tab()
  expect(focused()).toBe('General')
  const way = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await user.keyboard(`{${key}}`)
    way.push(focused())
  }
  expect(way).toEqual(['HuMordidas', 'Quantum Lux', 'Más', 'Todo', 'Más', 'Todo', 'Más'])
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('what has no room in the row is in a menu behind it', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Más' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['HuMordidas', 'Quantum Lux'])
  await user.click(screen.getByRole('menuitem', { name: 'Quantum Lux' }))
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('quantumlux'))
})
