import { expect, test } from 'vitest'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { horizonOf } from './Pane.tsx'

test('a profile has the planet of whose it is, low at its foot', () => {
  const own = horizonOf('/dashboard/profile', 'luna')
  const other = horizonOf('/dashboard/user-profile/sol', 'luna')
  expect([own.glow, other.glow]).toEqual([hueOf('luna'), hueOf('sol')])
  expect([own.place, other.place]).toEqual(['low', 'low'])
})

test('a pet has that of all pets, low at its foot', () => {
  expect(horizonOf('/dashboard/pet-profile/1', 'luna')).toEqual({
    ...horizonOf('/dashboard/hocicobites', 'luna'),
    place: 'low',
  })
})

test('a section has its own: under its drawing or a large scene, near its top, beside what there is to read, or overhead', () => {
  const placeOf = (section: string) => horizonOf(`/dashboard/${section}`, 'luna').place
  expect(['salud', 'hocicobites', 'amigos', 'impulsame', 'agenda', 'settings'].map(placeOf)).toEqual([
    'arc',
    'scene',
    'near',
    'side',
    'zenith',
    'low',
  ])
  expect(horizonOf('/dashboard/agenda', 'luna')).toEqual(horizonOf('/dashboard/agenda', 'sol'))
  expect(horizonOf('/dashboard/nada', 'luna')).toEqual(horizonOf('/dashboard/home', 'luna'))
})

test('over the panels of a section there is less sky than over the section itself', () => {
  const placeOf = (isInner: boolean) => horizonOf('/dashboard/lizysfriends', 'luna', isInner).place
  expect([false, true].map(placeOf)).toEqual(['scene', 'inner'])
  expect(horizonOf('/dashboard/settings', 'luna', true).place).toBe('low')
})
