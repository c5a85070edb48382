import { folded } from '#shared/search-text.ts'
import { GAZETTEER } from './gazetteer.ts'

/** A point of the Earth, in degrees; south and west are below zero. */
export interface Spot {
  readonly lat: number
  readonly lon: number
}

interface KnownCity extends Spot {
  /** Its country by all of its names. */
  readonly country: readonly string[]
}

/** Kilometres of a degree, and how far from a place that was named beside it a city may be. */
const [DEGREE, NEAR] = [111, 250] as const

/** Words without case, accents and signs. */
const plain = (text: string): string =>
  folded(text)
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** By each of their names; of the same name the one that is most likely meant stands first. */
const cities: ReadonlyMap<string, readonly KnownCity[]> = readGazetteer(GAZETTEER)

function readGazetteer(text: string): Map<string, KnownCity[]> {
  const known = new Map<string, KnownCity[]>()
  for (const line of text.trim().split('\n')) {
    const [countries = '', list = ''] = line.split(': ')
    const country = countries.split('/').map(plain)
    for (const entry of list.split(', ')) {
      const [, names = '', lat, lon] = /^(.+) (\S+) (\S+)$/.exec(entry) ?? []
      const city = { country, lat: Number(lat), lon: Number(lon) }
      for (const name of names.split('/').map(plain)) known.set(name, [...(known.get(name) ?? []), city])
    }
  }
  return known
}

/**
 * Where a city is that a member has written down, as 'Bogotá' or 'Córdoba, Argentina'.
 * @param home tells which of several is meant: the nearest one
 * @returns `null` if it is not known, or if nobody can say which one is meant
 */
export function locate(text: string, home: Spot | null): Spot | null {
  const [name = '', ...more] = text.split(/[,(]/).map(plain)
  const found = cities.get(plain(text)) ?? cities.get(name) ?? []
  const beside = more.filter(Boolean)
  const inCountry = found.find(({ country }) => country.some((one) => beside.includes(one)))
  if (inCountry) return inCountry
  if (found.length < 2) return found[0] ?? null
  const nearestTo = (anchor: Spot) =>
    found.toSorted((one, other) => between(one, anchor) - between(other, anchor))[0] ?? null
  if (beside.length === 0) return home ? nearestTo(home) : (found[0] ?? null)
  const anchor = beside.flatMap((place) => cities.get(place) ?? [])[0]
  const nearest = anchor && nearestTo(anchor)
  return nearest && between(nearest, anchor) < NEAR ? nearest : null
}

/** Kilometres from one to the other, roughly. */
function between(one: Spot, other: Spot): number {
  const across = (one.lon - other.lon) * Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180))
  return DEGREE * Math.hypot(one.lat - other.lat, across)
}
