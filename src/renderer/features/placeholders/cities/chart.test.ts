import { expect, test } from 'vitest'
import { chartOf, type Placed } from './chart.ts'
import { crosses, isOver, STAR } from './labels.ts'
import { locate } from './locate.ts'

test('a city is found however it is written, and where its country is told in that country', () => {
  const bogota = locate('Bogotá', null)
  expect(bogota).toMatchObject({ lat: 4.6, lon: -74.1 })
  for (const written of ['bogota', ' BOGOTÁ D.C. ', 'Bogotá, Colombia'])
    expect(locate(written, null)).toEqual(bogota)
  expect(locate('San Miguel de Allende, Guanajuato', null)).toMatchObject({ lat: 20.9 })
  expect(locate('Córdoba', null)).toMatchObject({ lat: -31.4 })
  expect(locate('Córdoba, España', null)).toMatchObject({ lat: 37.9 })
  expect(locate('Córdoba (Veracruz)', null)).toMatchObject({ lat: 18.9 })
})

test('of several cities of one name the one near home is meant', () => {
  expect(locate('Córdoba', locate('Granada', null))).toMatchObject({ lat: 37.9 })
  expect(locate('Granada', locate('Managua', null))).toMatchObject({ lat: 11.9 })
})

test('what is not known, or might be any of several, has no place', () => {
  for (const text of ['Macondo', '', ' , ', 'W'.repeat(40), 'León, Macondo'])
    expect(locate(text, null)).toBeNull()
})

/** Cities that are to be written down in as much room as most need. */
const cities = (...names: readonly string[]): readonly Placed[] =>
  names.map((name) => {
    const spot = locate(name, null)
    if (!spot) throw new Error(`${name} is not known`)
    return { ...spot, room: { width: Math.max(56, name.length * 9), height: 44 } }
  })

const SPAIN = [
  'Madrid',
  'Getafe',
  'Alcalá de Henares',
  'Toledo',
  'Segovia',
  'Sevilla',
  'Cádiz',
  'Granada',
  'Málaga',
]
const AMERICA = [
  ...[
    'Bogotá',
    'Medellín',
    'Quito',
    'Lima',
    'Santiago',
    'Valparaíso',
    'Buenos Aires',
    'Montevideo',
    'Asunción',
  ],
  ...[
    'Caracas',
    'Panamá',
    'San José',
    'Managua',
    'Tegucigalpa',
    'San Salvador',
    'La Habana',
    'Monterrey',
    'Oaxaca',
  ],
  ...[
    'Puebla',
    'Guadalajara',
    'Tijuana',
    'Mérida',
    'Cusco',
    'Rosario',
    'Miami',
    'Nueva York',
    'San Juan, Puerto Rico',
  ],
]
const skies: Record<string, readonly string[]> = {
  'one city': ['Lima'],
  'two in one place': ['Viña del Mar', 'Valparaíso'],
  'three cities': ['Granada', 'Lima', 'Oaxaca'],
  'twelve cities': ['Granada', ...AMERICA.slice(0, 9), 'Oaxaca', 'Tokio'],
  'many neighbours': [...SPAIN, 'Tokio'],
  'forty cities': [...SPAIN, ...AMERICA, 'Tokio', 'Berlín', 'Sídney', 'Malabo'],
}

test.each(Object.entries(skies))('of %s none is written over another or over a star', (_name, names) => {
  for (const width of [640, 880, 1080]) {
    const { stars, labels, height } = chartOf(cities(...names), width)
    const written = labels.flatMap((label) => label ?? [])
    for (const [index, label] of written.entries()) {
      expect(label.x).toBeGreaterThanOrEqual(0)
      expect(label.y).toBeGreaterThanOrEqual(0)
      expect(label.x + label.width).toBeLessThanOrEqual(width)
      expect(label.y + label.height).toBeLessThanOrEqual(height)
      for (const other of written.slice(index + 1)) {
        expect(isOver(label, other)).toBe(false)
        expect(other.leader ? crosses(other.leader, label) : false).toBe(false)
      }
      for (const { x, y } of stars)
        expect(isOver(label, { x: x - STAR + 3, y: y - STAR + 3, width: 20, height: 20 })).toBe(false)
    }
  }
})

test('up to a dozen cities are all written down, and most of forty', () => {
  for (const [name, names] of Object.entries(skies)) {
    const { labels } = chartOf(cities(...names), 880)
    const isMany = name === 'forty cities'
    expect(labels.filter(Boolean).length, name).toBeGreaterThanOrEqual(isMany ? 24 : names.length)
  }
})

test.each(Object.entries(skies))(
  'of %s west is left and north is up, and one line joins all',
  (_name, names) => {
    const placed = cities(...names)
    const { stars, lines } = chartOf(placed, 880)
    for (const [index, one] of placed.entries())
      for (const [other, two] of placed.entries()) {
        const [here, there] = [stars[index], stars[other]]
        if (one.lon < two.lon) expect(here?.x).toBeLessThan(there?.x ?? 0)
        if (one.lat > two.lat) expect(here?.y).toBeLessThan(there?.y ?? 0)
      }
    expect(lines).toHaveLength(names.length - 1)
    expect(new Set(lines.flat()).size).toBe(names.length === 1 ? 0 : names.length)
  },
)
