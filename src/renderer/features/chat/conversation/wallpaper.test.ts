import { decomposeColor, getContrastRatio, recomposeColor, rgbToHex } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { starsOf } from '#renderer/entities/member/constellation.ts'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import { wallpaperOf } from './wallpaper.ts'

const drawing = (friendId: string, ownId: string) => {
  const [, address = ''] = /^url\("data:image\/svg\+xml,(.*)"\)$/.exec(wallpaperOf(friendId, ownId)) ?? []
  return new DOMParser().parseFromString(decodeURIComponent(address), 'image/svg+xml')
}
const opacity = (mark: Element) => Number(mark.getAttribute('opacity') ?? mark.getAttribute('stroke-opacity'))

test('the sky of a conversation has the constellations of both, each in the colour of whose it is', () => {
  const marks = drawing('sol', 'luna')
  const lines = [...marks.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))
  expect(lines).toEqual([ink.primary, hueOf('sol'), hueOf('luna')])
  for (const id of ['sol', 'luna'])
    expect(marks.querySelectorAll(`circle[fill="${hueOf(id)}"]`)).toHaveLength(starsOf(id).length)
  expect(wallpaperOf('sol', 'luna')).toBe(wallpaperOf('sol', 'luna'))
  expect(wallpaperOf('sol', 'luna')).not.toBe(wallpaperOf('marte', 'luna'))
})

test('nothing in it is so bright that words on it could not be read', () => {
  const marks = [...drawing('sol', 'luna').querySelectorAll('circle, path')]
  const brightest = Math.max(...marks.map(opacity))
  const [sky, light] = [space.deep, ink.primary].map((color) => decomposeColor(color).values)
  const mixed = sky?.map((value, index) => Math.round(value + ((light?.[index] ?? 0) - value) * brightest))
  const ground = rgbToHex(recomposeColor({ type: 'rgb', values: mixed as [number, number, number] }))
  expect(getContrastRatio(ink.secondary, ground)).toBeGreaterThanOrEqual(4.5)
})
