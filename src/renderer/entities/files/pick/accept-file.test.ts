// @vitest-environment node
import { expect, it } from 'vitest'
import { acceptFile } from './accept-file.ts'
import { FileRefusal, refusalText } from '../file-refusal.ts'

const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
])
const MIB = 1024 * 1024
const named = (name: string, ...parts: readonly BlobPart[]) =>
  new File([...parts], name, { type: 'image/png' })

/** What the member is told of a file, or the type that it is taken as. */
async function told(file: File): Promise<string> {
  try {
    return (await acceptFile(file, 'post-media')).type
  } catch (cause) {
    if (!(cause instanceof FileRefusal)) throw cause
    const { title, description } = refusalText(cause.reason, 'post-media')
    return `${title} / ${description}`
  }
}

it('takes a picture for what its bytes say', async () => {
  expect(await told(new File([PNG], 'sin-nombre.txt', { type: 'text/plain' }))).toBe('image/png')
})

// spec: 5.post.kinds
it('refuses what only calls itself a picture', async () => {
  expect(await told(named('gato.png', 'MZ', '\0'.repeat(40)))).toBe(
    'Archivo no soportado / Por favor, sube una imagen o un video.',
  )
  expect(await told(named('gato.png', 'Hola'))).toContain('Archivo no soportado')
})

it('takes a picture up to its size and not a byte more, and says the limits', async () => {
  const rest = 10 * MIB - PNG.length
  expect(await told(named('a.png', PNG, new Uint8Array(rest)))).toBe('image/png')
  expect(await told(named('a.png', PNG, new Uint8Array(rest + 1)))).toBe(
    'Archivo demasiado grande / Una imagen puede ocupar 10 MB como mucho. Un video puede ocupar 50 MB como mucho.',
  )
})

it('tells what cannot be read, as a folder', async () => {
  const folder = named('carpeta')
  folder.stream = () => {
    throw new DOMException('gone', 'NotFoundError')
  }
  expect(await told(folder)).toBe('No se pudo leer el archivo / Revisa que siga en su lugar o elige otro.')
})
