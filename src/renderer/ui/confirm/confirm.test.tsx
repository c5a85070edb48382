import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Confirm } from './Confirm.tsx'
import { useConfirm } from './confirm.ts'

const answered = vi.fn()

function Asker() {
  const confirm = useConfirm()
  const ask = async () => {
    answered(
      await confirm({
        title: '¿Seguro que quieres borrar esto?',
        description: '«ألبوم الصور.»',
        confirmLabel: 'Borrar',
        destructive: true,
      }),
    )
  }
  return <button onClick={() => void ask()}>Preguntar</button>
}

async function ask() {
  render(
    <Provider store={createStore()}>
      <Asker />
      <ConfirmDialog />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }))
  return screen.findByRole('dialog', { name: '¿Seguro que quieres borrar esto?' })
}

afterEach(() => {
  cleanup()
  answered.mockClear()
})

test('words of a member keep their direction, with the marks around them', async () => {
  const dialog = await ask()
  expect(within(dialog).getByText('«ألبوم الصور.»').dir).toBe('auto')
})

test('confirming answers yes', async () => {
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }))
  expect(answered).toHaveBeenCalledExactlyOnceWith(true)
})

test('cancelling answers no', async () => {
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(answered).toHaveBeenCalledExactlyOnceWith(false)
})

test('Escape answers no', async () => {
  await ask()
  await userEvent.keyboard('{Escape}')
  expect(answered).toHaveBeenCalledExactlyOnceWith(false)
})

test('a destructive question starts on the harmless button', async () => {
  await ask()
  expect(document.activeElement?.textContent).toBe('Cancelar')
})

test('who leaves answers no, and nobody else is asked', async () => {
  const store = createStore()
  const screenOf = (place: ReactNode) => (
    <Provider store={store}>
      <Asker />
      {place}
    </Provider>
  )
  const { rerender } = render(screenOf(<Confirm />))
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }))
  await screen.findByRole('dialog')
  rerender(screenOf(null))
  await expect.poll(() => answered).toHaveBeenCalledExactlyOnceWith(false)
  rerender(screenOf(<Confirm />))
  expect(screen.queryByRole('dialog')).toBeNull()
})
