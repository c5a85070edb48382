import { expect, it } from 'vitest'
import { parsePdfPlace } from './pdf/pdf-place.ts'
import { parseTextPlace } from './text/text-place.ts'

const NONSENSE = [
  null,
  '',
  '{',
  '[]',
  'null',
  '7',
  '{"page":"2"}',
  '{"block":-1,"share":0,"zoom":1}',
  '{"block":2}',
]

it.each(NONSENSE)('%j is the beginning of a book', (text) => {
  expect(parseTextPlace(text)).toEqual({ block: 0, share: 0 })
  expect(parsePdfPlace(text)).toBeNull()
})

it('finds what it has written', () => {
  const inText = { block: 3, share: 0.5 }
  expect(parseTextPlace(JSON.stringify(inText))).toEqual(inText)
  const inPdf = { page: 150, left: -12, top: 700.5, scale: 'page-width' }
  expect(parsePdfPlace(JSON.stringify(inPdf))).toEqual(inPdf)
})
