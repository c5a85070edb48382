import { expect, it } from 'vitest'
import { plainFileName } from './file-name.ts'

it.each([
  ['Atardecer en Cádiz 🌙.webp', 'Atardecer en Cádiz 🌙.webp'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\System32\\a.exe', 'a.exe'],
  ['factura\u202efdp.exe', 'facturafdp.exe'],
  ['a\u2066b\u200fc\u061cd.txt', 'abcd.txt'],
  ['uno\r\ndos\0\u2028.txt', 'unodos.txt'],
  ['', 'archivo'],
  ['..', 'archivo'],
  ['carpeta/', 'archivo'],
  ['\u202e \u200f', 'archivo'],
  ['\u200b\u3164\u2800', 'archivo'],
  ['👩‍🚀', '👩‍🚀'],
  ['foto.png            .exe', 'foto.png .exe'],
  ['foto.png\u00a0\u3000\u2003.exe', 'foto.png .exe'],
  ['x\u2060\u2800\u00ad.exe', 'x.exe'],
  ['می\u200cخواهم ❤️.pdf', 'می\u200cخواهم ❤️.pdf'],
])('shows %j as %j', (name, shown) => {
  expect(plainFileName(name)).toBe(shown)
})

it.each([`${'ñ'.repeat(300)}.pdf`, `${'🌙'.repeat(300)}.jpeg`, 'x'.repeat(300), `a.${'x'.repeat(300)}`])(
  'cuts a name of 300 characters, and leaves its extension (%#)',
  (name) => {
    const plain = plainFileName(name)
    expect(new TextEncoder().encode(plain).length).toBeLessThanOrEqual(200)
    expect(plain).toMatch(/…(\.pdf|\.jpeg|)$/)
    expect(plainFileName(plain)).toBe(plain)
  },
)
