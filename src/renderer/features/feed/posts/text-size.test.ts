import { expect, it } from 'vitest'
import { jokeSize, textSize } from './PostText.tsx'

it.each([
  ['🚀', 'emoji'],
  ['👩‍🚀 ❤️\n🌌', 'emoji'],
  ['🪐'.repeat(50), 'short'],
  ['🚀 ya', 'short'],
  ['1', 'short'],
  ['á'.repeat(80), 'short'],
  ['á'.repeat(81), 'long'],
])('%s stands as %s', (text, size) => {
  expect(textSize(text)).toBe(size)
})

it.each([
  ['🍌', 'emoji'],
  ['¿Qué hace una abeja en el espacio? Zumba la gravedad.', 'joke'],
  ['á'.repeat(200), 'joke'],
  ['á'.repeat(201), 'long'],
])('%s stands in the universe of humour as %s', (text, size) => {
  expect(jokeSize(text)).toBe(size)
})
