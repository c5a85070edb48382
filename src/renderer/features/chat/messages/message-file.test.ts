import { describe, expect, it } from 'vitest'
import { excerptOf, fileOf } from './message-file.ts'
import { message } from './testing/message.ts'

const stored = 'chat-assets/sol/chat/luna/1700000000000-notas.pdf'
const file = { content: null, file_url: stored, file_type: 'application/pdf' }

describe('the file of a message', () => {
  it('is called as its sender called it', () => {
    expect(fileOf(message(1, { ...file, file_name: 'Mis notas.pdf', file_size: 9 }))).toMatchObject({
      stored,
      name: 'Mis notas.pdf',
      size: 9,
    })
  })

  it('is called as its path says where nobody told', () => {
    expect(fileOf(message(1, file))).toMatchObject({ name: 'notas.pdf', size: null })
  })

  it.each([
    ['factura\u202efdp.exe', 'facturafdp.exe'],
    ['../../etc/passwd', 'passwd'],
    ['uno\ndos.txt', 'unodos.txt'],
  ])('has a plain name, even where another app has let %j pass', (file_name, name) => {
    expect(fileOf(message(1, { ...file, file_name }))?.name).toBe(name)
    expect(excerptOf({ ...file, file_name })).toBe(name)
  })

  it('is none of a text', () => {
    expect(fileOf(message(1))).toBeNull()
  })
})

describe('a message in one line', () => {
  it.each([
    [{ content: 'Hola', file_type: null, file_name: null }, 'Hola'],
    [{ content: null, file_type: 'image/webp', file_name: 'mar.webp' }, 'Imagen'],
    [{ content: null, file_type: 'video/mp4', file_name: null }, 'Video'],
    [{ content: null, file_type: 'application/pdf', file_name: 'notas.pdf' }, 'notas.pdf'],
    [{ content: null, file_type: 'application/pdf', file_name: null }, 'Archivo adjunto'],
    [{ content: ' \u200b\n', file_type: 'image/webp', file_name: 'mar.webp' }, 'Imagen'],
    [{ content: 'Con texto', file_type: 'image/webp', file_name: 'mar.webp' }, 'Con texto'],
  ])('%j is %s', (latest, line) => {
    expect(excerptOf(latest)).toBe(line)
  })
})
