import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFocusOnMore } from '../virtual-list/list-focus.ts'
import { LoadMore } from './LoadMore.tsx'

interface ListProps {
  readonly ids: readonly string[]
  readonly isLoading?: boolean
  readonly failure?: string | null
  readonly onMore?: () => void
}

function List({ ids, isLoading = false, failure = null, onMore = () => undefined }: ListProps) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const focus = useFocusOnMore(ids, list)
  return (
    <>
      <ul ref={setList}>
        {ids.map((id, index) => (
          <li key={id} data-index={index}>
            {id}
          </li>
        ))}
      </ul>
      {ids.length <= 3 && (
        <LoadMore label="Más" isLoading={isLoading} failure={failure} onMore={onMore} focus={focus} />
      )}
    </>
  )
}

const focused = () => document.activeElement?.textContent

afterEach(cleanup)

test('the button that loads keeps the focus, and what comes has it then', () => {
  const onMore = vi.fn()
  const { rerender } = render(<List ids={['uno']} onMore={onMore} />)
  const button = screen.getByRole('button')
  button.focus()
  rerender(<List ids={['uno']} isLoading onMore={onMore} />)
  fireEvent.click(button)
  expect(onMore).not.toHaveBeenCalled()
  expect(focused()).toBe('Más')

  const failure = 'No llegó'
  rerender(<List ids={['uno']} failure={failure} />)
  expect(focused()).toBe('Reintentar')
  rerender(<List ids={['uno']} isLoading />)
  expect(focused()).toBe('Más')

  rerender(<List ids={['uno', 'dos', 'tres']} />)
  expect(focused()).toBe('dos')
  screen.getByRole('button').focus()
  rerender(<List ids={['uno', 'dos', 'tres', 'cuatro']} />)
  expect(focused()).toBe('cuatro')
})
