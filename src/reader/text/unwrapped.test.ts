import { expect, it } from 'vitest'
import { unwrapped } from './unwrapped.ts'

const PROSE =
  'La farola soñaba con girar, como giran los planetas, y cada noche encendía su luz un poco antes para que nadie notara que estaba practicando. Al cabo de un año daba ya media vuelta.'

/** Broken as programs break lines: at the last blank that fits. */
function wrapped(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === '' || `${line} ${word}`.length <= width) lines[lines.length - 1] = `${line} ${word}`.trim()
    else lines.push(word)
  }
  return lines.join('\n')
}

it.each([60, 72, 80])('a paragraph that was broken to fit %i characters is one line again', (width) => {
  const short = 'Una tarde de otoño, cuando ya nadie lo esperaba, empezó a girar por fin.'
  const text = [PROSE, short, PROSE].map((paragraph) => wrapped(paragraph, width)).join('\n\n')
  expect(unwrapped(text)).toBe([PROSE, short, PROSE].join('\n\n'))
})

it('what is said in a new line stays there', () => {
  const said = ['—Hola —dijo la farola.', '—¿Giras?']
  const text = [wrapped(PROSE, 70), ...said].join('\n')
  expect(unwrapped(text)).toBe([PROSE, ...said].join('\n'))
})

it.each([
  ['verses', 'Mirar hacia arriba\nes una forma de quedarse,\nde no irse nunca\ndel todo.'],
  [
    'long verses',
    'Hay en la noche una ventana abierta que nadie cierra,\ny por ella entra el frío como entran las preguntas tristes,\nsin llamar,\ncon los pies descalzos sobre la madera que cruje despacio.',
  ],
  ['paragraphs of one line each', `${PROSE}\n${PROSE}`],
  ['two lines alone', 'Hay en la noche una ventana abierta que nadie cierra,\ny entra el frío.'],
  ['nothing', ''],
  ['so many short lines that no call takes them', 'a\n'.repeat(450_000)],
])('%s stay as they are', (_name, text) => {
  expect(unwrapped(text)).toBe(text)
})
