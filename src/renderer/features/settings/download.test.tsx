import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { desktop } from '#renderer/lib/desktop.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { readMyData } from './export/api.ts'
import { DownloadData } from './AccountSection.tsx'
// Loaded before it is waited for.
import './export/ExportDialog.tsx'

const { toasts, files } = vi.hoisted(() => ({
  toasts: { clear: vi.fn(), success: vi.fn() },
  files: { choosePlace: vi.fn(), writePart: vi.fn(), finishParts: vi.fn(), discardParts: vi.fn() },
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({ ...(await original()), desktop: { files } }))
vi.mock('#renderer/entities/member/own-profile.ts', async (original) => ({
  ...(await original<object>()),
  useOwnProfile: () => ({ data: { username: 'luna' } }),
}))
vi.mock('./export/api.ts', () => ({ readMyData: vi.fn() }))

const ok = { ok: true, data: null } as const
const failing = (code: IpcErrorCode) => ({ ok: false, error: { code, message: 'disk' } }) as const
const PLACE = { token: 't1', name: 'mis-datos.json' }

/** The server gives these parts; then it ends, fails, or gives nothing until it is stopped. */
const serve = (parts: readonly string[], end: 'ends' | 'hangs' | Error = 'ends') =>
  vi.mocked(readMyData).mockImplementationOnce(async function* (_supabase, signal) {
    for (const part of parts) yield new TextEncoder().encode(part)
    if (end instanceof Error) throw end
    if (end === 'hangs')
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
  })

// happy-dom scrolls nothing.
HTMLElement.prototype.scrollIntoView = () => undefined

// By text: a search by role takes seconds on a busy machine.
const button = (name: string) => screen.findByText(name, { selector: 'button' })
const press = async (name: string) => {
  const found = await button(name)
  await act(async () => found.click())
}

beforeEach(async () => {
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  files.choosePlace.mockReset().mockResolvedValue({ ok: true, data: PLACE })
  for (const act of [files.writePart, files.finishParts, files.discardParts])
    act.mockReset().mockResolvedValue(ok)
  vi.mocked(readMyData).mockReset()
  vi.useFakeTimers({ now: new Date(2026, 10, 22), toFake: ['Date'] })
  signInAs('luna')
  render(<DownloadData />, { wrapper: AsMember })
  const opener = screen.getByText('Descargar datos')
  opener.focus()
  await press('Descargar datos')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the data is read once the member has said where, and written there', async () => {
  expect((await screen.findByRole('dialog', { name: 'Descargar mis datos' })).textContent).toContain(
    'sin los archivos mismos',
  )
  expect(document.activeElement).toBe(await button('Elegir dónde guardarlo'))
  files.choosePlace.mockResolvedValueOnce({ ok: true, data: null })
  await press('Elegir dónde guardarlo')
  expect(files.choosePlace).toHaveBeenCalledExactlyOnceWith('cosmia-luna-2026-11-22.json')
  expect(readMyData).not.toHaveBeenCalled()

  serve(['{"posts":', '[]}'])
  await press('Elegir dónde guardarlo')
  await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
  expect(toasts.success.mock.lastCall?.[1]).toContain('mis-datos.json')
  expect(files.writePart.mock.calls.map(([token, part]) => [token, new TextDecoder().decode(part)])).toEqual([
    ['t1', '{"posts":'],
    ['t1', '[]}'],
  ])
  expect(files.finishParts).toHaveBeenCalledExactlyOnceWith('t1')
  await expect.poll(() => document.activeElement?.textContent).toBe('Descargar datos')
})

test('a part that is larger than the bridge takes is written in several', async () => {
  serve(['x'.repeat(5 * 1024 * 1024)])
  await press('Elegir dónde guardarlo')
  await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
  const sizes = files.writePart.mock.calls.map(([, part]) => (part as Uint8Array).byteLength)
  expect(sizes).toEqual(Array(5).fill(1024 * 1024))
})

test.each([
  ['file.disk_full', /No queda espacio/],
  ['file.unwritable', /No se puede guardar en ese lugar/],
] as const)('a place that answers %s is told, and another can be chosen', async (code, text) => {
  serve(['{'])
  files.writePart.mockResolvedValueOnce(failing(code))
  await press('Elegir dónde guardarlo')
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(files.discardParts).toHaveBeenCalledOnce()
  expect(files.finishParts).not.toHaveBeenCalled()

  serve(['{}'])
  await press('Elegir otro lugar')
  expect(files.choosePlace).toHaveBeenCalledTimes(2)
  await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
})

test.each([
  ['is cut off', new TypeError('network error'), /No se pudo conectar/],
  ['refuses', Object.assign(new Error('no'), { code: '57014' }), /No pudimos reunir tus datos/],
  [
    'has had enough',
    Object.assign(new Error('no'), { code: 'PT429', hint: '1140' }),
    /Vuelve a intentarlo en 19 minutos/,
  ],
  ['serves others', Object.assign(new Error('no'), { code: 'PT429', hint: '10' }), /Otras personas/],
])('where the server %s nothing is left, and a retry keeps to the place', async (_what, cause, text) => {
  serve(['{'], cause)
  await press('Elegir dónde guardarlo')
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(files.discardParts).toHaveBeenCalledExactlyOnceWith('t1')

  serve(['{}'])
  await press('Reintentar')
  await expect.poll(() => toasts.success).toHaveBeenCalledOnce()
  expect(files.choosePlace).toHaveBeenCalledOnce()
})

test('what is under way is shown, runs once, and can be stopped', async () => {
  serve(['{', 'x'.repeat(2_000_000)], 'hangs')
  await press('Elegir dónde guardarlo')
  await screen.findByText('Guardando tus datos…')
  await screen.findByText(/^2,0\sMB$/)
  screen.getByLabelText('Descarga de tus datos')
  await press('Elegir dónde guardarlo')
  expect(readMyData).toHaveBeenCalledOnce()
  const beside = document.querySelector('.MuiDialog-container') as Element
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
  expect(files.discardParts).not.toHaveBeenCalled()
  await press('Detener la descarga')
  await button('Cancelar')
  expect(files.discardParts).toHaveBeenCalledExactlyOnceWith('t1')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('closing the dialog stops it too', async () => {
  serve(['{'], 'hangs')
  await press('Elegir dónde guardarlo')
  await screen.findByText('Guardando tus datos…')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await expect.poll(() => desktop.files.discardParts).toHaveBeenCalledOnce()
})
