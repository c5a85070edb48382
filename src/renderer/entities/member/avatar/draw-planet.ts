import { hashOf } from '#renderer/lib/hash-of.ts'
import { avatarColor, avatarHues, sunlight } from '#renderer/theme/avatar-colors.ts'
import { surfaces } from './planet-surfaces.ts'

const drawn = new Map<string, string>()

/** The sixth of the surfaces is one that only a smaller planet has room for. */
const RINGED = surfaces.length

const hueNumber = (seed: string): number => avatarHues[hashOf(seed) % avatarHues.length] ?? avatarHues[0]

/** A member's colour, by their id, which their planet is drawn from. */
export const hueOf = (seed: string): string => avatarColor(hueNumber(seed))

/**
 * A planet of one of six surfaces and ten hues by its seed, as the address of a picture. There are sixty at most,
 * each drawn once; an image of its own also keeps the ids in it from meeting those of another.
 */
export function drawPlanet(seed: string): string {
  const hue = hueNumber(seed)
  const kind = Math.floor(hashOf(seed) / avatarHues.length) % (surfaces.length + 1)
  const name = `${kind} ${hue}`
  const picture =
    drawn.get(name) ?? asAddress(kind === RINGED ? ringed(hue) : whole(surfaces[kind]?.(hue) ?? '', hue))
  drawn.set(name, picture)
  return picture
}

const disc = (radius: number, fill: string) => `<circle cx="32" cy="32" r="${radius}" fill="${fill}"/>`

/** Fills the square: what shows it cuts it round. */
const whole = (marks: string, hue: number) =>
  `<path d="M0 0h64v64H0z" fill="${avatarColor(hue)}"/>${marks}${disc(34, 'url(#l)')}`

function ringed(hue: number): string {
  const ring = (path: string) =>
    `<g transform="rotate(-20 32 32)" fill="none"><path d="${path}" stroke="${avatarColor(hue, 'light')}" stroke-width="3.500"/></g>`
  return `${ring('M2 32a30 11 0 0 1 60 0')}${disc(23, avatarColor(hue))}${disc(23, 'url(#l)')}${ring('M2 32a30 11 0 0 0 60 0')}`
}

function asAddress(marks: string): string {
  const { x, y, reach, dusk, night } = sunlight
  const light =
    `<radialGradient id="l" cx="${x}" cy="${y}" r="${reach}"><stop stop-color="#fff" stop-opacity=".300"/>` +
    `<stop offset=".400" stop-color="#fff" stop-opacity="0"/><stop offset="${dusk}" stop-opacity="0"/>` +
    `<stop offset="1" stop-opacity="${night}"/></radialGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${light}${marks}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
