import Dialog from '@mui/material/Dialog'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_ROOM } from '#renderer/theme/tokens.ts'
import { Toasts as ToastPlace } from './Toasts.tsx'
import { ToastStack } from './ToastStack.tsx'
import { useToasts, useToastsOf, type Toasts } from './use-toasts.ts'

let toasts: Toasts

beforeEach(() => {
  vi.useFakeTimers()
  toasts = renderHook(() => useToasts()).result.current
  render(<ToastStack />, { wrapper: MemoryRouter })
})

afterEach(() => {
  act(() => toasts.clear())
  cleanup()
  vi.useRealTimers()
})

const show = (raise: () => void) => act(raise)

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const texts = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map(
    ({ textContent }) => textContent,
  )

function swipe(toast: HTMLElement, distance: number) {
  fireEvent.pointerDown(toast, { clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(toast, { clientX: 300 + distance, pointerId: 1 })
  fireEvent.pointerUp(toast, { clientX: 300 + distance, pointerId: 1 })
}

// spec: 8.toasts.errors
test('an error is announced at once, with the title Error and its description', () => {
  show(() => toasts.error('No se pudo enviar el mensaje.'))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('ErrorNo se pudo enviar el mensaje.')
})

test('every toast is one of notistack, in the order in which they came', () => {
  for (const text of ['uno', 'dos', 'tres']) show(() => toasts.error(text))
  const snackbars = [...document.querySelectorAll('.notistack-SnackbarContainer .notistack-Snackbar')]
  expect(snackbars.map(({ textContent }) => textContent)).toEqual(['Erroruno', 'Errordos', 'Errortres'])
  const container = document.querySelector('.notistack-SnackbarContainer')
  expect(container && getComputedStyle(container).flexDirection).toBe('column')
})

test('the page ends where they begin, and has the window again once they are gone', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  height.mockReturnValue({ height: 43.5 } as DOMRect)
  const room = () => document.documentElement.style.getPropertyValue(TOAST_ROOM)
  show(() => toasts.success('¡Post creado!'))
  expect(room()).toBe('44px')
  show(() => toasts.clear())
  expect(room()).toBe('')
  height.mockRestore()
})

test('a success is announced politely', () => {
  show(() => toasts.success('¡Post creado!'))
  expect(screen.getByRole('status').textContent).toBe('¡Post creado!')
})

test('what can be undone is undone once, by a button that goes with its toast', () => {
  const undo = vi.fn()
  show(() => toasts.undoable('Solicitud apartada', { onUndo: undo }, 'La encontrarás en Amigos.'))
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

// spec: 4.toasts.transient, 9.toasts.duration
test('a toast stays 5,000 ms after it is left alone, an error until it is dismissed', () => {
  show(() => toasts.error('No se pudo borrar.'))
  show(() => toasts.info('Guardado'))
  pass(4999)
  const toast = screen.getByRole('status')
  fireEvent.pointerEnter(toast)
  pass(60_000)
  fireEvent.pointerLeave(toast)
  act(() => screen.getAllByRole('button').at(-1)?.focus())
  pass(60_000)
  act(() => screen.getAllByRole('button').at(-1)?.blur())
  pass(4999)
  expect(screen.queryByText('Guardado')).not.toBeNull()
  pass(1)
  expect(texts()).toEqual(['ErrorNo se pudo borrar.'])
})

test('a toast under the pointer › of a member who goes to another window › leaves in its time', () => {
  const undoing = offer()
  show(() => toasts.undoable('Post borrado', undoing))
  fireEvent.pointerEnter(screen.getByRole('status'))
  fireEvent.blur(window)
  pass(8000)
  expect(texts()).toEqual([])
  expect(undoing.onGone).toHaveBeenCalledOnce()
})

const offer = () => ({ onUndo: vi.fn(), onGone: vi.fn() })

test('what can be undone can be for eight seconds, beside whatever else is said', () => {
  const offers = [offer(), offer()] as const
  for (const each of offers) show(() => toasts.undoable('Post borrado', each))
  show(() => toasts.success('Guardado'))
  expect(texts()).toEqual(['Post borradoDeshacer', 'Post borradoDeshacer', 'Guardado'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Deshacer' })[0] ?? document.body)
  expect(offers.map(({ onUndo, onGone }) => [onUndo.mock.calls.length, onGone.mock.calls.length])).toEqual([
    [1, 1],
    [0, 0],
  ])
  pass(7999)
  expect(texts()).toEqual(['Post borradoDeshacer'])
  pass(1)
  expect(texts()).toEqual([])
  expect(offers.map(({ onUndo, onGone }) => [onUndo.mock.calls.length, onGone.mock.calls.length])).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('what a toast offers is done once, by its name, and the toast goes', () => {
  const act = vi.fn()
  show(() => toasts.success('Imagen guardada', 'luna.png', { label: 'Mostrar en la carpeta', act }))
  expect(texts()).toEqual(['Imagen guardadaluna.pngMostrar en la carpeta'])
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar en la carpeta' }))
  expect(act).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

test('the oldest of many makes room, and of the newest three each can be undone', () => {
  const offers = [offer(), offer(), offer(), offer()]
  for (const each of offers) show(() => toasts.undoable('Post borrado', each))
  expect(offers.map(({ onGone }) => onGone.mock.calls.length)).toEqual([1, 0, 0, 0])
})

test('equal toasts are one, and what is no error makes room for the next', () => {
  for (let times = 0; times < 4; times++) show(() => toasts.comingSoon())
  expect(texts()).toHaveLength(1)
  show(() => toasts.info('Guardado'))
  expect(texts()).toEqual(['Guardado'])
  for (const text of ['uno', 'dos', 'uno']) show(() => toasts.error(text))
  expect(texts()).toEqual(['Errordos', 'Erroruno'])
})

// spec: 8.toasts.errors
test('errors that come together are all told for 5,000 ms; of more than three the oldest leave then', () => {
  for (const text of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) show(() => toasts.error(text))
  pass(4999)
  expect(texts()).toEqual(['Erroruno', 'Errordos', 'Errortres', 'Errorcuatro', 'Errorcinco'])
  pass(1)
  expect(texts()).toEqual(['Errortres', 'Errorcuatro', 'Errorcinco'])
  pass(60_000)
  expect(texts()).toHaveLength(3)
})

// spec: 8.toasts.errors, 8.quantum.banners, 8.quantum.experiences
test('of two loads that fail at once both are told, for as long as each would be alone', () => {
  show(() => toasts.echo('No se pudieron cargar los banners.'))
  pass(40)
  show(() => toasts.echo('No se pudieron cargar las experiencias.'))
  show(() => toasts.success('¡Post creado!'))
  pass(4959)
  expect(screen.queryByText('No se pudieron cargar los banners.')).not.toBeNull()
  expect(screen.queryByText('No se pudieron cargar las experiencias.')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('No se pudieron cargar los banners.')).toBeNull()
  expect(screen.queryByText('No se pudieron cargar las experiencias.')).not.toBeNull()
})

test('the words beside an error tell none apart: the newest stand', () => {
  show(() => toasts.error('No se pudo procesar el like.', undefined, 'Espera unos segundos.'))
  show(() => toasts.error('No se pudo procesar el like.', undefined, 'Espera un minuto.'))
  expect(texts()).toEqual(['ErrorNo se pudo procesar el like. Espera un minuto.'])
})

test('an error that is mended or tried again is taken back by who told it, alone', () => {
  show(() => toasts.error('uno'))
  const takenBack: (() => void)[] = []
  show(() => void takenBack.push(toasts.error('dos', 'Archivo no soportado'), toasts.echo('tres')))
  show(() => takenBack.forEach((takeBack) => takeBack()))
  expect(screen.queryByText('tres')).toBeNull()
  expect(texts()).toEqual(['Erroruno'])
})

test('an error that the page says as well is not read out again, and leaves as others do', () => {
  show(() => toasts.echo('Email o contraseña incorrectos.', 'Error al iniciar sesión'))
  expect(screen.getByText('Email o contraseña incorrectos.')).not.toBeNull()
  expect(texts()).toEqual([])
  pass(5000)
  expect(screen.queryByText('Email o contraseña incorrectos.')).toBeNull()
})

// spec: 9.toasts.swipe
test.each([50, -50])('a swipe of %i px dismisses a toast', (distance) => {
  show(() => toasts.info('Guardado'))
  swipe(screen.getByRole('status'), distance)
  expect(screen.queryByText('Guardado')).toBeNull()
})

// spec: 9.toasts.swipe
test('a swipe of 49 px leaves it where it was', () => {
  show(() => toasts.info('Guardado'))
  const toast = screen.getByRole('status')
  swipe(toast, 49)
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

test('Escape dismisses the newest from anywhere, unless something else takes it', () => {
  show(() => toasts.error('uno'))
  show(() => toasts.info('dos'))
  const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  taken.preventDefault()
  act(() => void document.body.dispatchEvent(taken))
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(texts()).toHaveLength(2)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(texts()).toEqual(['Erroruno'])
})

test('closing by its button gives the focus to the next one, and then back to where it was', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  show(() => toasts.error('uno'))
  show(() => toasts.error('dos'))
  const close = () => screen.getAllByRole('button', { name: 'Cerrar aviso' }).at(-1)
  act(() => close()?.focus())
  fireEvent.click(close() as HTMLElement)
  expect(document.activeElement).toBe(close())
  fireEvent.click(close() as HTMLElement)
  expect(document.activeElement).toBe(before)
  before.remove()
})

// spec: 4.toasts.transient
test('toasts go with their page, but for what can be undone and what the frame tells, which have their whole time', async () => {
  vi.useRealTimers()
  cleanup()
  let go: NavigateFunction | undefined
  function Page() {
    go = useNavigate()
    return null
  }
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <ToastPlace />
      <Page />
    </MemoryRouter>,
  )
  const undoing = offer()
  const frame = renderHook(() => useToasts('frame')).result.current
  show(() => {
    toasts.error('No se pudo procesar el like.')
    toasts.undoable('Post borrado', undoing)
    frame.error('No se pudo enviar el mensaje.')
  })
  await screen.findByText('No se pudo procesar el like.')
  act(() => void go?.('/dashboard?categoria=quantumlux'))
  expect(texts()).toHaveLength(3)
  act(() => void go?.('/dashboard/agenda'))
  expect(texts().sort()).toEqual(['ErrorNo se pudo enviar el mensaje.', 'Post borradoDeshacer'])
  expect(undoing.onGone).not.toHaveBeenCalled()
})

test('within an address too toasts go when the page becomes another, and what that tells stays', () => {
  const { rerender } = renderHook(
    ({ page }) => {
      useToastsOf(page)
      useEffect(() => toasts.info(page), [page])
    },
    { initialProps: { page: 'login' } },
  )
  show(() => toasts.error('Email o contraseña incorrectos.', 'Error al iniciar sesión'))
  rerender({ page: 'register' })
  expect(texts()).toEqual(['register'])
})

test('clearing takes away every toast', () => {
  show(() => toasts.info('uno'))
  show(() => toasts.error('dos'))
  show(() => toasts.clear())
  expect(screen.queryByText('uno')).toBeNull()
  expect(screen.queryByText('dos')).toBeNull()
})

test('a toast is heard while a modal dialog hides the rest of the window', async () => {
  vi.useRealTimers()
  render(<Dialog open>Crear Post</Dialog>)
  show(() => toasts.error('No se pudo crear el post.'))
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('Escape closes a modal dialog first, and then the toast that stood beside it', () => {
  function Asking() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} transitionDuration={0}>
        <button>Publicar</button>
      </Dialog>
    )
  }
  render(<Asking />)
  show(() => toasts.error('No se pudo crear el post.'))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Publicar' }), { key: 'Escape' })
  pass(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(texts()).toEqual(['ErrorNo se pudo crear el post.'])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(texts()).toEqual([])
})

test('the first toasts wait for what shows them, but for those that were cleared', async () => {
  vi.useRealTimers()
  cleanup()
  render(<ToastPlace />, { wrapper: MemoryRouter })
  show(() => {
    toasts.info('uno')
    toasts.clear()
    toasts.info('dos')
  })
  expect((await screen.findByRole('status')).textContent).toBe('dos')
})
