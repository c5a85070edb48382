import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftFile } from './blog-draft.ts'
import { FileField } from './FileField.tsx'

const [choose, take, remove] = [vi.fn(), vi.fn(), vi.fn()]
const book = new File(['%PDF-1.7 x'], 'libro.pdf', { type: 'application/pdf' })
const clipboard = { types: ['Files'], files: [book] }

beforeEach(() => vi.resetAllMocks())
afterEach(cleanup)

function open(draft: Partial<DraftFile> = {}, isReadOnly = false) {
  const all: DraftFile = { file: null, path: '', isBusy: false, choose, take, remove, ...draft }
  render(
    <FileField
      label="Contenido"
      hint="Un archivo"
      chooseLabel="Elegir archivo"
      icon={null}
      draft={all}
      isReadOnly={isReadOnly}
    />,
  )
  return screen.getByRole('group', { name: 'Contenido' })
}

test('with the keyboard a file is chosen, or pasted where the focus is', async () => {
  open()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledOnce()
  fireEvent.paste(screen.getByRole('button', { name: 'Elegir archivo' }), { clipboardData: clipboard })
  expect(take).toHaveBeenCalledExactlyOnceWith([book])
})

test('who holds a file over it is told to let go, and it is taken', () => {
  const zone = open()
  fireEvent.dragEnter(zone, { dataTransfer: clipboard })
  screen.getByText('Suelta aquí tu archivo')
  fireEvent.drop(zone, { dataTransfer: clipboard })
  expect(screen.queryByText('Suelta aquí tu archivo')).toBeNull()
  expect(take).toHaveBeenCalledExactlyOnceWith([book])
})

test('what is on its way to the server is changed by neither', () => {
  const zone = open({ file: book }, true)
  fireEvent.drop(zone, { dataTransfer: clipboard })
  fireEvent.paste(zone, { clipboardData: clipboard })
  expect(take).not.toHaveBeenCalled()
})
