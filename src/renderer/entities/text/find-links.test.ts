import { expect, it } from 'vitest'
import { shownAddress } from './find-links.ts'

it.each([
  ['https://ejemplo.com/nebulosa', 'ejemplo.com/nebulosa'],
  ['https://ejemplo.com/', 'ejemplo.com'],
  ['http://ejemplo.com', 'http://ejemplo.com'],
  ['https://ejemplo.com/a%C3%B1o/lunaci%C3%B3n', 'ejemplo.com/año/lunación'],
  ['https://ejemplo.com/b?q=dos%20lunas#%C3%BAltima', 'ejemplo.com/b?q=dos%20lunas#últ…'],
  ['https://ejemplo.com/una/direccion/larguisima', 'ejemplo.com/una/direccion/largu…'],
  ['https://ñandú.es/x', 'ñandú.es/x'],
  ['https://ejemplo.com/100%', 'ejemplo.com/100%'],
])('%s is shown as %s', (written, shown) => {
  expect(shownAddress(written, written)).toBe(shown)
  expect(Array.from(shown).length).toBeLessThanOrEqual(32)
})

it('shows an address that was written without a protocol as it is', () => {
  expect(shownAddress('ejemplo.com/x', 'https://ejemplo.com/x')).toBe('ejemplo.com/x')
  expect(shownAddress('luna@ejemplo.com', 'mailto:luna@ejemplo.com')).toBe('luna@ejemplo.com')
})

it.each([
  ['letters of another alphabet', 'https://аpple.com/', 'xn--pple-43d.com'],
  ['a name before the host', 'https://cosmia.com@maligno.es/', 'maligno.es'],
  ['turned letters', 'https://ejemplo.com/%E2%80%AEgnp.exe', 'ejemplo.com/%E2%80%AEgnp.exe'],
  ['letters that are not seen', 'https://ejemplo.com/a%E2%80%8Bb', 'ejemplo.com/a%E2%80%8Bb'],
  [
    'a long host that begins like another',
    'https://cosmia.com.entrad-con-tu-cuenta.maligno.es/x',
    '…entrad-con-tu-cuenta.maligno.es',
  ],
])('does not deceive by %s', (_way, written, shown) => {
  expect(shownAddress(written, written)).toBe(shown)
})
