import { afterEach, expect, test, vi } from 'vitest'
import { isAttentive } from './attention.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['visible', true, true],
  ['visible', false, false],
  ['hidden', true, false],
] as const)('a %s window with focus %s is attentive: %s', (visibility, focus, attentive) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  vi.spyOn(document, 'hasFocus').mockReturnValue(focus)
  expect(isAttentive()).toBe(attentive)
})
