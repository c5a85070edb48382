import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profile } from '#renderer/entities/member/testing/profile.ts'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { queryClient } from '#renderer/server/query-client.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { updatePicture } from './api/update-picture.ts'
import { CropDialog } from './CropDialog.tsx'
import { cutPicture, type Cut } from './cut-picture.ts'

const CUT = { x: 10, y: 20, width: 300, height: 100 }
const file = new File(['...'], 'vista.png', { type: 'image/png' })
const part = new File(['.'], 'vista.webp', { type: 'image/webp' })

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('./api/update-picture.ts', () => ({ updatePicture: vi.fn() }))
vi.mock('./cut-picture.ts', () => ({ cutPicture: vi.fn() }))
// It measures what jsdom does not lay out.
vi.mock('react-easy-crop', () => {
  function Cropper({
    aspect,
    onCropComplete,
  }: {
    aspect: number
    onCropComplete: (share: Cut, cut: Cut) => void
  }) {
    useEffect(() => onCropComplete(CUT, CUT), [onCropComplete])
    return <p>proporción {aspect}</p>
  }
  return { default: Cropper }
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  URL.createObjectURL = () => 'blob:vista'
  URL.revokeObjectURL = () => undefined
  signInAs('luna')
  vi.mocked(cutPicture).mockResolvedValue(part)
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

function open(kind: 'avatar' | 'cover') {
  const onClose = vi.fn()
  render(
    <StoreProvider>
      <CropDialog kind={kind} file={file} onClose={onClose} />
    </StoreProvider>,
  )
  return onClose
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))

test('the chosen part is uploaded, and shows wherever the member stands', async () => {
  queryClient.setQueryData(['profile', 'luna'], profile('luna'))
  const saved = { ...profile('luna'), cover_url: 'user-assets/luna/cover-1' }
  vi.mocked(updatePicture).mockResolvedValue(saved)
  const onClose = open('cover')
  expect(screen.getByText('proporción 3')).toBeTruthy()
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(cutPicture).toHaveBeenCalledExactlyOnceWith(file, CUT, 1536)
  expect(updatePicture).toHaveBeenCalledExactlyOnceWith(
    'luna',
    expect.objectContaining({ kind: 'cover', file: part }),
  )
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Imagen actualizada')
  expect(queryClient.getQueryData(['profile', 'luna'])).toEqual(saved)
})

test('what the server says against it is told, and the picture is still there to be saved again', async () => {
  vi.mocked(updatePicture).mockRejectedValue(Object.assign(new Error('The disk is full'), { status: 507 }))
  const onClose = open('avatar')
  expect(screen.getByText('proporción 1')).toBeTruthy()
  await save()
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('The disk is full', 'Error de actualización'),
  )
  expect(onClose).not.toHaveBeenCalled()
  await save()
  await waitFor(() => expect(updatePicture).toHaveBeenCalledTimes(2))
})

test('how far it is shows, and leaving stops it without a word', async () => {
  vi.mocked(updatePicture).mockImplementation((_userId, { signal, onProgress }) => {
    onProgress(0.42)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('stopped'))),
    )
  })
  open('avatar')
  await save()
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.42)
  const [, update] = vi.mocked(updatePicture).mock.calls[0] ?? []
  closeWindow()
  await waitFor(() => expect(update?.signal.aborted).toBe(true))
  expect(toasts.error).not.toHaveBeenCalled()
})
