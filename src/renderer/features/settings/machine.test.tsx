import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preferences, PreferenceOffer, PreferenceState } from '#shared/preferences.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'

const { toasts, machine, notifications, program } = vi.hoisted(() => ({
  program: { restart: vi.fn(), exportDiagnostics: vi.fn() },
  notifications: { openSettings: vi.fn() },
  toasts: { error: vi.fn(), success: vi.fn() },
  machine: { get: vi.fn(), change: vi.fn(), onChange: vi.fn() },
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { preferences: machine, notifications, app: program },
}))

const chosen: Preferences = {
  quiet: 'off',
  namesOnly: false,
  closesToTray: true,
  startsWithSystem: false,
  makesSound: true,
  checksSpelling: true,
  spellingLanguages: ['es', 'tlh'],
  usesGraphics: true,
}
const all: PreferenceOffer = {
  tray: true,
  startWithSystem: true,
  spellingLanguages: ['de', 'es-MX', 'es'],
  restart: false,
  notifications: true,
  notificationSettings: true,
}

let tell: (state: PreferenceState) => void

function open(offered = all) {
  machine.get.mockResolvedValue({ ok: true, data: { chosen, offered } })
  render(<PreferencesSection />, { wrapper: StoreProvider })
}

const switches = async () => {
  await screen.findByLabelText('Solo el nombre')
  return screen.getAllByRole<HTMLInputElement>('switch')
}
const shown = async () =>
  (await switches()).map((one) => [one.getAttribute('aria-label'), one.checked] as const)

beforeEach(() => {
  vi.resetAllMocks()
  machine.onChange.mockImplementation((listener: typeof tell) => {
    tell = listener
    return () => {}
  })
})
afterEach(cleanup)

test('what is chosen on this machine is shown, and followed where it is changed elsewhere', async () => {
  open()
  expect(await shown()).toEqual([
    ['Solo el nombre', false],
    ['Avisos con sonido', true],
    ['Seguir en la bandeja al cerrar', true],
    ['Abrir al iniciar el equipo', false],
    ['Revisar la ortografía', true],
    ['Aceleración por hardware', true],
  ])
  screen.getByText(/sin ventana, en la bandeja/)
  act(() => tell({ chosen: { ...chosen, quiet: 'until-tomorrow', namesOnly: true }, offered: all }))
  expect((await shown())[0]).toEqual(['Solo el nombre', true])
  screen.getByText('Hasta mañana')
})

test('when not to be disturbed is chosen where its name stands once', async () => {
  open()
  await switches()
  expect(screen.getAllByText('No molestar')).toEqual([screen.getByRole('heading', { name: 'No molestar' })])
  screen.getByRole('combobox', { name: /^No molestar/ })
})

test('what this machine has no use for is not offered', async () => {
  open({ ...all, tray: false, startWithSystem: false, spellingLanguages: [] })
  expect((await shown()).map(([name]) => name)).toEqual([
    'Solo el nombre',
    'Avisos con sonido',
    'Revisar la ortografía',
    'Aceleración por hardware',
  ])
  expect(screen.queryByLabelText('Añadir un idioma')).toBeNull()
})

test('without a tray the program is said to start with its window', async () => {
  open({ ...all, tray: false })
  await switches()
  expect(screen.queryByText(/sin ventana/)).toBeNull()
})

test('a switch changes what it names, and stays where that fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open()
  const [names, , , start] = await switches()
  machine.change.mockResolvedValueOnce({
    ok: true,
    data: { chosen: { ...chosen, namesOnly: true }, offered: all },
  })
  if (names) fireEvent.click(names)
  await expect.poll(() => names?.checked).toBe(true)
  expect(machine.change).toHaveBeenCalledExactlyOnceWith({ namesOnly: true })
  machine.change.mockResolvedValueOnce({ ok: false, error: { code: 'ipc.internal', message: 'no' } })
  if (start) fireEvent.click(start)
  await expect
    .poll(() => toasts.error)
    .toHaveBeenCalledExactlyOnceWith('No se pudo cambiar en este equipo. Inténtalo otra vez.')
  await expect.poll(() => start?.checked).toBe(false)
})

test('a system that shows no notifications is told of, with the way to its settings', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open()
  await switches()
  expect(screen.queryByText('Tu sistema no deja que Cosmia avise')).toBeNull()
  act(() => tell({ chosen, offered: { ...all, notifications: false } }))
  screen.getByRole('heading', { name: 'Tu sistema no deja que Cosmia avise' })
  const button = screen.getByRole('button', { name: 'Abrir los ajustes' })
  notifications.openSettings.mockResolvedValue({ ok: false, error: { code: 'ipc.internal', message: 'no' } })
  fireEvent.click(button)
  await expect
    .poll(() => toasts.error)
    .toHaveBeenCalledExactlyOnceWith(expect.stringContaining('desde su menú'))
  act(() => tell({ chosen, offered: { ...all, notifications: false, notificationSettings: false } }))
  expect(screen.queryByRole('button', { name: 'Abrir los ajustes' })).toBeNull()
})

test('languages of spelling are added and taken away, those of Spanish first, and none is lost', async () => {
  open()
  const field = await screen.findByLabelText('Añadir un idioma')
  fireEvent.mouseDown(field)
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Español', 'Español de México', 'Alemán'])
  const languages = ['tlh', 'es', 'es-MX']
  machine.change.mockResolvedValueOnce({
    ok: true,
    data: { chosen: { ...chosen, spellingLanguages: languages }, offered: all },
  })
  fireEvent.click(screen.getByRole('option', { name: 'Español de México' }))
  expect(machine.change).toHaveBeenCalledExactlyOnceWith({ spellingLanguages: languages })
  await screen.findByRole('button', { name: 'Español de México' })
  act(() => tell({ chosen: { ...chosen, spellingLanguages: [] }, offered: all }))
  screen.getByText('Sin idiomas no se revisa nada.')
  act(() => tell({ chosen: { ...chosen, checksSpelling: false }, offered: all }))
  expect(screen.queryByLabelText('Añadir un idioma')).toBeNull()
})

test('what counts from the next start on says so, and can be had at once', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open()
  await switches()
  expect(screen.queryByRole('button', { name: 'Reiniciar ahora' })).toBeNull()
  act(() => tell({ chosen: { ...chosen, usesGraphics: false }, offered: { ...all, restart: true } }))
  program.restart.mockResolvedValue({ ok: false, error: { code: 'ipc.internal', message: 'no' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reiniciar ahora' }))
  expect(program.restart).toHaveBeenCalledTimes(1)
  await expect
    .poll(() => toasts.error)
    .toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ábrela de nuevo'))
})

test('what helps to find a fault is saved where the member says, or told not to be', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open()
  const button = screen.getByRole('button', { name: 'Exportar diagnóstico' })
  program.exportDiagnostics.mockResolvedValueOnce({ ok: true, data: null })
  fireEvent.click(button)
  program.exportDiagnostics.mockResolvedValueOnce({ ok: true, data: { token: 't', name: 'd.txt' } })
  fireEvent.click(button)
  await expect
    .poll(() => toasts.success)
    .toHaveBeenCalledExactlyOnceWith(
      'Diagnóstico guardado',
      undefined,
      expect.objectContaining({ label: 'Mostrar en la carpeta' }),
    )
  program.exportDiagnostics.mockResolvedValueOnce({
    ok: false,
    error: { code: 'file.disk_full', message: 'no' },
  })
  fireEvent.click(button)
  await expect
    .poll(() => toasts.error)
    .toHaveBeenCalledExactlyOnceWith(expect.stringContaining('en otro lugar'))
})
