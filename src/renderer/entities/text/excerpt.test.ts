import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

it('recalls a text by its first words', () => {
  expect(excerpt('  Marte\n\nse ve azul ')).toBe('Marte se ve azul')
  expect(excerpt('Anoche conté once estrellas fugaces desde la azotea de mi casa con mi hija')).toBe(
    'Anoche conté once estrellas fugaces desde la azotea de mi…',
  )
  expect(excerpt('🪐'.repeat(61))).toBe(`${'🪐'.repeat(60)}…`)
})
