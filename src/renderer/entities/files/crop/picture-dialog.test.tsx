import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { chooseFile } from '../pick/pick-file.ts'
import { FileRefusal } from '../file-refusal.ts'
import { decodePicture } from '../prepare/encode-picture.ts'
import { uploadFile } from '../upload/api.ts'
import type { Upload } from '../stored-file.ts'
import { ChangePicture } from './ChangePicture.tsx'
import { cutPicture } from './crop-area.ts'
import type { PictureTarget } from './picture-target.ts'
// Loaded before it is waited for.
import './PictureDialog.tsx'

const world = vi.hoisted(() => ({
  toasts: { success: vi.fn(), error: vi.fn(() => () => undefined), clear: vi.fn() },
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => world.toasts }))
vi.mock('../pick/pick-file.ts', () => ({ chooseFile: vi.fn() }))
vi.mock('../prepare/encode-picture.ts', () => ({ decodePicture: vi.fn() }))
vi.mock('../upload/api.ts', () => ({ uploadFile: vi.fn() }))
vi.mock('./crop-area.ts', async (original) => ({ ...(await original<object>()), cutPicture: vi.fn() }))
// It measures what is drawn, which nothing is here.
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (share: unknown, area: unknown) => void }): ReactNode => (
    <button onClick={() => onCropComplete({}, AREA)}>Encuadrar</button>
  ),
}))

const AREA = { x: 1, y: 2, width: 30, height: 30 }
const file = new File(['x'], 'foto.png', { type: 'image/png' })
const save = vi.fn<(address: string) => Promise<void>>()
const target = {
  title: 'Tu foto',
  shape: 'square',
  path: 'luna/avatar',
  saved: 'Imagen actualizada',
  save,
} as const
const refusal = (message: string) => Object.assign(new Error(message), { code: '42501' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  signInAs('luna')
  vi.mocked(chooseFile).mockReset().mockResolvedValue(file)
  vi.mocked(decodePicture)
    .mockReset()
    .mockResolvedValue({ width: 400, height: 400, close: () => undefined })
  vi.mocked(cutPicture).mockReset().mockResolvedValue(file)
  vi.mocked(uploadFile).mockReset().mockResolvedValue('user-assets/luna/avatar-1')
  save.mockReset().mockResolvedValue()
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

const button = (name: string) => screen.findByRole('button', { name })
const click = async (name: string) => userEvent.click(await button(name))

async function open(shown: PictureTarget = target) {
  render(
    <AsMember>
      <ChangePicture label="Cambiar" target={shown} />
    </AsMember>,
  )
  await click('Cambiar')
  await screen.findByRole('dialog', { name: 'Tu foto' })
}

async function cutOne() {
  await open()
  await click('Elegir imagen')
  await click('Encuadrar')
}

// spec: 3.files.pictures, 8.success.image
test('a picture is chosen, cut, sent and stored, and the focus is where it came from', async () => {
  await open()
  await click('Elegir imagen')
  expect((await button('Guardar')).hasAttribute('disabled')).toBe(true)
  await click('Encuadrar')
  await click('Guardar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(cutPicture).toHaveBeenCalledExactlyOnceWith(file, AREA, 'square')
  const upload = vi.mocked(uploadFile).mock.calls[0]?.[1]
  expect(upload).toMatchObject({ bucket: 'user-assets', file })
  expect(upload?.path).toMatch(/^luna\/avatar-\d{13}$/)
  expect(save).toHaveBeenCalledExactlyOnceWith('user-assets/luna/avatar-1')
  expect(world.toasts.success).toHaveBeenCalledExactlyOnceWith('Imagen actualizada')
  expect(document.activeElement).toBe(await button('Cambiar'))
})

test('a picture is dropped or pasted too; what is none is told', async () => {
  await open()
  vi.mocked(decodePicture).mockRejectedValueOnce(new FileRefusal('unsupported'))
  await click('Elegir imagen')
  await waitFor(() =>
    expect(world.toasts.error).toHaveBeenCalledExactlyOnceWith(
      'Por favor, sube una imagen.',
      'Archivo no soportado',
    ),
  )
  await userEvent.click(document.body)
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  const clipboardData = { types: ['Files'], files: [new File([png], 'pegada.png')] }
  document.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }))
  await button('Guardar')
  expect(vi.mocked(decodePicture).mock.lastCall?.[0].type).toBe('image/png')
  await click('Elegir otra')
  await button('Elegir imagen')
})

// spec: 8.profile.image
test('what the server refuses is told once, in its words; trying again sends nothing twice', async () => {
  save.mockRejectedValueOnce(refusal('La imagen no cabe en el cielo'))
  await cutOne()
  await click('Guardar')
  await screen.findByText('Todavía no se ha guardado. Tu imagen sigue aquí.')
  expect(screen.getByRole('dialog').textContent).not.toContain('La imagen no cabe en el cielo')
  expect(world.toasts.error).toHaveBeenCalledExactlyOnceWith(
    'La imagen no cabe en el cielo',
    'Error de actualización',
  )
  await click('Reintentar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(cutPicture).toHaveBeenCalledOnce()
  expect(uploadFile).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledTimes(2)
})

test('an upload shows how far it is and can be stopped, without a word of failure', async () => {
  let sent: Upload | undefined
  vi.mocked(uploadFile).mockImplementation((_supabase, upload) => {
    sent = upload
    return new Promise((_resolve, reject) => {
      upload.signal?.addEventListener('abort', () => reject(upload.signal?.reason as Error))
    })
  })
  await cutOne()
  await click('Guardar')
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Subiendo la imagen' })
  act(() => sent?.onProgress?.(0.42))
  expect(progress.value).toBe(0.42)
  await click('Cancelar la subida')
  await button('Elegir otra')
  expect(world.toasts.error).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
  await button('Guardar')
})

test('a picture that is there is taken away; a failure is told, and leaves the dialog as it was', async () => {
  const act = vi.fn(() => Promise.resolve())
  act.mockRejectedValueOnce(refusal('El cielo está ocupado'))
  await open({ ...target, removal: { label: 'Quitar foto', done: 'Tu planeta está de vuelta', act } })
  await click('Quitar foto')
  await waitFor(() =>
    expect(world.toasts.error).toHaveBeenCalledExactlyOnceWith(
      'El cielo está ocupado',
      'Error de actualización',
    ),
  )
  await click('Quitar foto')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(world.toasts.success).toHaveBeenCalledExactlyOnceWith('Tu planeta está de vuelta')
  expect(document.activeElement).toBe(await button('Cambiar'))
})

test('without a picture there is nothing to take away', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull()
})
