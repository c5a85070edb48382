import { expect, test } from 'vitest'
import { markOf } from './trade-marks.ts'

test('a shop has the mark of its trade, whoever tells of it, and what is unknown a star', () => {
  expect(markOf('Fotógrafa de bodas y conciertos')).toBe(markOf('FOTOGRAFÍA de noche'))
  expect(markOf('Panadero')).toBe(markOf('Repostería'))
  expect(markOf('Taller de guitarras')).not.toBe(markOf('Taller de muebles'))
  expect(markOf('Malabarismo')).toBe(markOf(''))
  expect(markOf('Malabarismo')).not.toBe(markOf('Panadero'))
})

test('a word within another is no trade', () => {
  expect(markOf('Traducción para empresas de España')).toBe(markOf(''))
})
