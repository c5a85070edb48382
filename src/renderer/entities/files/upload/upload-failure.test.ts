import { beforeEach, expect, it, vi } from 'vitest'
import type { Toasts } from '#renderer/ui/toasts/use-toasts.ts'
import { reportUploadFailure } from './upload-failure.ts'

const error = vi.fn<Toasts['error']>()
const toasts = { error, info: vi.fn() } as Partial<Toasts> as Toasts

beforeEach(() => {
  error.mockClear()
  vi.spyOn(console, 'warn').mockReturnValue()
})

// spec: 8.upload, 8.chat.upload
it.each([
  ['in the words of the server', new Error('The object exceeded the maximum allowed size'), /^The object/],
  ['where nobody answered', new TypeError('Failed to fetch'), /^No se pudo conectar con el servidor/],
  [
    'where it was too much at once',
    { code: 'PT429', hint: '60' },
    /^Vas a la velocidad de la luz.*un minuto/,
  ],
  [
    'where it was too much in a day',
    { status: 400, message: 'database error, code: PT413' },
    /^Llegaste al máximo de megabytes.*unas horas.*no se ha perdido nada/,
  ],
])('a file that could not be stored is an error %s', (_when, cause, text) => {
  reportUploadFailure(toasts, cause)
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(text), 'Error de subida')
})
