import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  BACKEND_LAYERS,
  ENTITY_ROOMS,
  FEATURE_ROOMS,
  importZones,
  MAIN_LAYERS,
  RENDERER_LAYERS,
} from '../../.config/eslint/zones.ts'

const root = new URL('../../', import.meta.url)

function folders(path: string): readonly string[] {
  const entries = readdirSync(new URL(path, root), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

it.each([
  { room: 'src/renderer', layers: RENDERER_LAYERS },
  { room: 'src/main', layers: MAIN_LAYERS },
  { room: 'src/backend', layers: BACKEND_LAYERS },
])('gives every folder of $room a layer', ({ room, layers }) => {
  expect(layers.flat()).toEqual(expect.arrayContaining([...folders(room)]))
})

it('walls off every feature that exists', () => {
  const targets = importZones(root).map((zone) => zone.target)
  const features = folders('src/renderer/features').map((name) => `./src/renderer/features/${name}`)
  expect(targets).toEqual(expect.arrayContaining(features))
})

it.each(Object.entries(FEATURE_ROOMS))('gives every room of %s a level', (feature, levels) => {
  // What tests share is no room: the product does not import it.
  const rooms = folders(`src/renderer/features/${feature}`).filter((name) => name !== 'testing')
  expect(levels.flat().toSorted()).toEqual(rooms.toSorted())
})

it('gives every room of the entities a level', () => {
  expect(ENTITY_ROOMS.flat().toSorted()).toEqual(folders('src/renderer/entities').toSorted())
})
