import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollRow } from './ScrollRow.tsx'

/** Reports each element as soon as it is observed, as the browser does. */
class Observer {
  readonly #report: () => void

  constructor(report: () => void) {
    this.#report = report
  }

  observe() {
    this.#report()
  }

  disconnect() {}
}

const ROW = 150
const BUTTON = 60

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROW)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.children.length * BUTTON
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const before = [...(this.parentElement?.children ?? [])].indexOf(this)
    return this.tagName === 'BUTTON'
      ? new DOMRect(before * BUTTON, 0, BUTTON, 40)
      : new DOMRect(0, 0, ROW, 40)
  })
})

afterEach(() => vi.restoreAllMocks())

function Row({ names }: { readonly names: readonly string[] }) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <ScrollRow label="Categorías" shown="Uno" row={row} more={<button>Más</button>}>
      {names.map((name) => (
        <button key={name} aria-pressed={name === 'Uno'}>
          {name}
        </button>
      ))}
    </ScrollRow>
  )
}

it('hides a button without room, and leads to it, also when it comes later', () => {
  const { rerender } = render(<Row names={['Uno', 'Dos']} />)
  expect(screen.queryByRole('button', { name: 'Más' })).toBeNull()
  rerender(<Row names={['Uno', 'Dos', 'Tres']} />)
  screen.getByRole('button', { name: 'Más' })
  const isCut = (name: string) => screen.getByRole('button', { name }).hasAttribute('data-cut')
  expect(['Uno', 'Dos', 'Tres'].map(isCut)).toEqual([false, false, true])
})
