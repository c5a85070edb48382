import Dialog from '@mui/material/Dialog'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasToastsAtom } from './toast-queue.ts'
import { Toasts as ToastPlace } from './Toasts.tsx'
import { ToastStack } from './ToastStack.tsx'
import { useToasts, type Toasts } from './use-toasts.ts'

let toasts: Toasts

beforeEach(() => {
  vi.useFakeTimers()
  toasts = renderHook(() => useToasts()).result.current
  render(<ToastStack />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (raise: () => void) => act(raise)

/** Lets time pass in steps, since a toast leaves in phases of which each starts with the drawing of the one before. */
function settle(milliseconds: number) {
  const step = () => {
    vi.advanceTimersByTime(100)
  }
  for (let passed = 0; passed < milliseconds; passed += 100) act(step)
}

function swipe(toast: HTMLElement, distance: number) {
  fireEvent.pointerDown(toast, { clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(toast, { clientX: 300 + distance, pointerId: 1 })
  fireEvent.pointerUp(toast, { clientX: 300 + distance, pointerId: 1 })
}

test('an error is announced at once, with the title Error and its description', () => {
  show(() => toasts.error('No se pudo enviar el mensaje.'))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('ErrorNo se pudo enviar el mensaje.')
})

test('a success is announced politely', () => {
  show(() => toasts.success('¡Post creado!'))
  expect(screen.getByRole('status').textContent).toBe('¡Post creado!')
})

test('a toast stays 5,000 ms and then goes by itself', () => {
  show(() => toasts.info('Guardado'))
  settle(4900)
  expect(screen.queryByText('Guardado')).not.toBeNull()
  // Sliding in and out comes on top.
  settle(1200)
  expect(screen.queryByText('Guardado')).toBeNull()
})

test.each([50, -50])('a swipe of %i px dismisses a toast', (distance) => {
  show(() => toasts.info('Guardado'))
  swipe(screen.getByRole('status'), distance)
  settle(1000)
  expect(screen.queryByText('Guardado')).toBeNull()
})

test('a swipe of 49 px leaves it where it was', () => {
  show(() => toasts.info('Guardado'))
  const toast = screen.getByRole('status')
  swipe(toast, 49)
  settle(1000)
  expect(screen.queryByText('Guardado')).not.toBeNull()
  expect(toast.style.transform).toBe('')
})

test('a toast follows the pointer while it is dragged', () => {
  show(() => toasts.info('Guardado'))
  const toast = screen.getByRole('status')
  fireEvent.pointerDown(toast, { clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(toast, { clientX: 330, pointerId: 1 })
  expect(toast.style.transform).toBe('translateX(30px)')
})

test('the close button and Escape dismiss a toast by keyboard', () => {
  show(() => toasts.info('uno'))
  show(() => toasts.info('dos'))
  const [first, second] = screen.getAllByRole('button', { name: 'Cerrar aviso' })
  fireEvent.click(first as HTMLElement)
  fireEvent.keyDown(second as HTMLElement, { key: 'Escape' })
  settle(1000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('clearing takes away every toast', () => {
  show(() => toasts.info('uno'))
  show(() => toasts.error('dos'))
  show(() => toasts.clear())
  settle(1000)
  expect(screen.queryByText('uno')).toBeNull()
  expect(screen.queryByText('dos')).toBeNull()
})

test('a toast is heard while a modal dialog hides the rest of the window', async () => {
  vi.useRealTimers()
  render(<Dialog open>Crear Post</Dialog>)
  show(() => toasts.error('No se pudo crear el post.'))
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('the first toasts wait for what shows them, but for those that were cleared', async () => {
  vi.useRealTimers()
  cleanup()
  render(<ToastPlace />)
  show(() => {
    toasts.info('uno')
    toasts.clear()
    toasts.info('dos')
  })
  expect((await screen.findByRole('status')).textContent).toBe('dos')
})

test('what is cleared and said while a toast is being drawn is cleared and said', () => {
  function Hasty() {
    const isDrawing = useAtomValue(hasToastsAtom)
    useLayoutEffect(() => {
      if (!isDrawing) return
      toasts.clear()
      toasts.info('dos')
    }, [isDrawing])
    return null
  }
  cleanup()
  render(
    <>
      <Hasty />
      <ToastStack />
    </>,
  )
  show(() => toasts.info('uno'))
  settle(1000)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['dos'])
})
