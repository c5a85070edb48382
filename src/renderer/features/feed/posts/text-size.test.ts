import { expect, it } from 'vitest'
import { textSize } from './PostText.tsx'

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
