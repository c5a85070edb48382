import { expect, it } from 'vitest'
import { paragraphsIn } from './paragraphs.ts'

const LONG =
  'La farola soñaba con girar, como giran los planetas, y cada noche encendía su luz un poco antes que nadie.'

const kindsOf = (text: string) =>
  paragraphsIn({ text, start: 7 }).map(({ kind, text: part, start }) => {
    expect(text.startsWith(part, start - 7)).toBe(true)
    return [kind, part]
  })

it('blank lines are between paragraphs, and a long line is one by itself; verses stay together', () => {
  expect(kindsOf(`\n${LONG}\n${LONG}\nMirar arriba\nes quedarse.\n \n\nFin.\n`)).toEqual([
    ['text', LONG],
    ['text', LONG],
    ['text', 'Mirar arriba\nes quedarse.'],
    ['text', 'Fin.'],
  ])
})

it.each(['Capítulo 3', 'CAPÍTULO TERCERO', 'Epílogo', 'IV', '12.', 'Parte II: la noche'])(
  '%s is the name of a chapter',
  (text) => expect(kindsOf(`${text}\n\n${LONG}`)[0]).toEqual(['chapter', text]),
)

it('what a book begins with is its name, where it is no sentence', () => {
  const kindsFrom = (start: number, first: string) =>
    paragraphsIn({ text: `${first}\n\n${LONG}`, start }).map(({ kind }) => kind)
  expect(kindsFrom(0, 'La farola que quería ser planeta')).toEqual(['chapter', 'text'])
  expect(kindsFrom(0, 'Hoy amaneció.')).toEqual(['text', 'text'])
  expect(kindsFrom(0, '—Hola')).toEqual(['text', 'text'])
  expect(kindsFrom(3000, 'La farola que quería ser planeta')).toEqual(['text', 'text'])
})

it.each(['***', '* * *', '———'])('%s is a pause', (text) => {
  expect(kindsOf(`${LONG}\n\n${text}\n\n${LONG}`)[1]).toEqual(['pause', text])
})

it('what has more paragraphs than anybody writes is shown by its lines', () => {
  const text = 'a\n\n'.repeat(1000)
  expect(paragraphsIn({ text, start: 0 })).toEqual([{ kind: 'text', text, start: 0 }])
})
