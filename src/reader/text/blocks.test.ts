import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

const together = (text: string) =>
  blocksOf(text)
    .map((block) => block.text)
    .join('')

it.each([
  ['short', 'Una línea.\nOtra.'],
  ['many lines', 'Una línea cualquiera.\n'.repeat(2000)],
  ['one line without end', 'palabra '.repeat(20_000)],
  ['one word without end', 'ñ'.repeat(50_000)],
  ['pairs', '🪐'.repeat(40_000)],
  ['empty', ''],
])('%s: nothing is lost, and no part is large', (_name, text) => {
  const blocks = blocksOf(text)
  expect(together(text)).toBe(text)
  for (const { text: part, start } of blocks) {
    expect(part.length).toBeLessThanOrEqual(16_000)
    expect(text.startsWith(part, start)).toBe(true)
    expect(part.isWellFormed()).toBe(true)
  }
})

it('cuts at the end of a line where there is one', () => {
  for (const { text } of blocksOf('Una línea cualquiera.\n'.repeat(2000)))
    expect(text.endsWith('\n')).toBe(true)
})
