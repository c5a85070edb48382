import { expect, test } from 'vitest'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { horizonOf } from './Pane.tsx'

test('a profile has the planet of whose it is, low at its foot', () => {
  const own = horizonOf('/dashboard/profile', 'luna')
  const other = horizonOf('/dashboard/user-profile/sol', 'luna')
  expect([own.glow, other.glow]).toEqual([hueOf('luna'), hueOf('sol')])
  expect([own.isHigh, other.isHigh]).toEqual([false, false])
})

test('a pet has that of all pets, low at its foot', () => {
  expect(horizonOf('/dashboard/pet-profile/1', 'luna')).toEqual({
    ...horizonOf('/dashboard/hocicobites', 'luna'),
    isHigh: false,
  })
})

test('a section has its own, which a page to come shows high', () => {
  expect(horizonOf('/dashboard/agenda', 'luna').isHigh).toBe(true)
  expect(horizonOf('/dashboard/agenda', 'luna')).toEqual(horizonOf('/dashboard/agenda', 'sol'))
  expect(horizonOf('/dashboard/nada', 'luna')).toEqual(horizonOf('/dashboard/home', 'luna'))
})
