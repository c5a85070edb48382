import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { copy } from '../copy.ts'
import { useSaveImage } from './use-save-image.ts'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(() => () => {}) }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
const place = vi.hoisted(() => ({ token: 'una-foto', name: 'luna.png' }))
const save = vi.hoisted(() => vi.fn(async (_file: { suggestedName: string; bytes: Uint8Array }) => place))
const showInFolder = vi.hoisted(() => vi.fn())
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: { files: { save, showInFolder } },
  unwrap: (answer: unknown) => answer,
}))

const picture = { address: 'https://server.test/a.png', stored: 'user-assets/u1/posts/1700000000-luna.png' }
const saveIt = () => renderHook(useSaveImage, { wrapper: StoreProvider }).result.current.save(picture)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a picture is saved as it is stored', async () => {
  vi.stubGlobal('fetch', async () => new Response('bytes', { headers: { 'content-type': 'image/png' } }))
  await saveIt()
  expect(new TextDecoder().decode(save.mock.calls[0]?.[0].bytes)).toBe('bytes')
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith(copy.lightbox.saved, undefined, {
    label: 'Mostrar en la carpeta',
    act: expect.any(Function),
  })
})

test('a saved picture is shown in its folder, and where it is gone the member hears so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async () => new Response('bytes'))
  await saveIt()
  const [, , { act }] = toasts.success.mock.lastCall as [string, undefined, { act: () => void }]
  act()
  expect(showInFolder).toHaveBeenCalledExactlyOnceWith(place.token)
  expect(toasts.error).not.toHaveBeenCalled()
  showInFolder.mockRejectedValueOnce(new Error('gone'))
  act()
  await vi.waitFor(() =>
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('El archivo ya no está donde se guardó.'),
  )
})

test('a server that falls silent is not waited for', async () => {
  const silence: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    )
  vi.stubGlobal('fetch', silence)
  const saved = saveIt()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(copy.lightbox.saveFailed)
  await saved
})
