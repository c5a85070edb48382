import { beforeAll, expect, it, vi } from 'vitest'
import { prepareLinks, textParts } from './text-parts.ts'

beforeAll(() => prepareLinks(['cosmia.test']))

it('keeps a text without links whole, line breaks included', () => {
  expect(textParts('uno\n\ndos')).toEqual([{ text: 'uno\n\ndos' }])
})

it('cuts out addresses and leaves the punctuation around them', () => {
  expect(textParts('Mira (https://cosmia.test/a?b=1). Fin')).toEqual([
    { text: 'Mira (' },
    { text: 'cosmia.test/a?b=1', href: 'https://cosmia.test/a?b=1' },
    { text: '). Fin' },
  ])
})

it('opens an address without protocol over https and a mail address by mail', () => {
  expect(textParts('ejemplo.com luna@ejemplo.com').map((part) => part.href)).toEqual([
    'https://ejemplo.com',
    undefined,
    'mailto:luna@ejemplo.com',
  ])
})

it.each(['javascript:alert(1)', 'file:///etc/passwd', 'ftp://ejemplo.com/x'])('never links %s', (text) => {
  expect(textParts(text).every((part) => !part.href || /^(https?|mailto):/.test(part.href))).toBe(true)
})

it.each([
  'ejemplo.com',
  'http://localhost',
  'localhost:3000/a',
  'MAILTO:a@b.es',
  'a@b.es',
  'ñandú.es',
  'http://1.2.3.4',
])('is ready for %s before it is shown', async (text) => {
  vi.resetModules()
  const fresh = await import('./text-parts.ts')
  await fresh.prepareLinks(['sin enlaces', `Mira ${text} aquí`])
  expect(fresh.textParts(`Mira ${text} aquí`)[1]?.href).toMatch(/^(https?|mailto):/i)
})

it('loads nothing for texts that hold no address', async () => {
  vi.resetModules()
  const found = vi.fn(() => ({ find: () => [] }))
  vi.doMock('linkifyjs', found)
  const fresh = await import('./text-parts.ts')
  await fresh.prepareLinks(['Hola. ¿Qué tal? :) A las 22:30, con 3 / 4 de luna…', ''])
  expect(found).not.toHaveBeenCalled()
  vi.doUnmock('linkifyjs')
})
