import { expect, it } from 'vitest'
import { textParts } from './post-text.ts'

it('keeps a text without links whole, line breaks included', () => {
  expect(textParts('uno\n\ndos')).toEqual([{ text: 'uno\n\ndos' }])
})

it('cuts out addresses and leaves the punctuation around them', () => {
  expect(textParts('Mira (https://cosmia.test/a?b=1). Fin')).toEqual([
    { text: 'Mira (' },
    { text: 'https://cosmia.test/a?b=1', href: 'https://cosmia.test/a?b=1' },
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
