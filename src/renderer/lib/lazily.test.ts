import { expect, it, vi } from 'vitest'
import { lazily } from './lazily.ts'

it('creates when it is first asked, and only once, even if nothing comes of it', () => {
  const create = vi.fn(() => undefined)
  const value = lazily(create)
  expect(create).not.toHaveBeenCalled()
  value()
  value()
  expect(create).toHaveBeenCalledOnce()
})
