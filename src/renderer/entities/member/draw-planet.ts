import { hashOf } from '#renderer/lib/hash-of.ts'
import { avatarColor, avatarHues, sunlight } from '#renderer/theme/avatar-colors.ts'

/** Surface of a planet as SVG in a square of 64, between its ground and its light. */
type Surface = (hue: number) => string

const tilted = (degrees: number, ...marks: string[]) =>
  `<g transform="rotate(${degrees} 32 32)">${marks.join('')}</g>`

const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`

/** A belt around the planet, seen slightly from above. */
const belt = (top: number, height: number, fill: string) =>
  area(`M-8 ${top}Q32 ${top + 7} 72 ${top}v${height}Q32 ${top + height + 7}-8 ${top + height}z`, fill)

const bands: Surface = (hue) =>
  tilted(
    -16,
    belt(1, 6, avatarColor(hue, 'light')),
    belt(12, 4, avatarColor(hue, 'dark')),
    belt(20, 9, avatarColor(hue, 'light')),
    belt(36, 6, avatarColor(hue, 'dark')),
    belt(42, 3, avatarColor(hue, 'light')),
    belt(50, 5, avatarColor(hue, 'dark')),
  )

/** The far rim of a crater catches the light. */
const crater = (x: number, y: number, radius: number, hue: number) =>
  `<circle cx="${x + radius / 8}" cy="${y + radius / 8}" r="${radius}" fill="${avatarColor(hue, 'light')}"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.92}" fill="${avatarColor(hue, 'dark')}"/>`

const craters: Surface = (hue) =>
  [
    crater(16, 18, 7, hue),
    crater(41, 10, 4, hue),
    crater(53, 30, 6, hue),
    crater(22, 51, 8, hue),
    crater(6, 35, 3, hue),
    crater(43, 48, 3.5, hue),
  ].join('')

const iceCap: Surface = (hue) =>
  tilted(
    14,
    area('M-8-8H72V12q-10 7-20 1t-20 1t-20-1t-20 0z', avatarColor(hue, 'ice')),
    area('M-8 33Q6 27 16 33T34 37Q24 46 10 42T-8 44z', avatarColor(hue, 'dark')),
    area('M72 30Q60 27 54 33T60 42T72 43z', avatarColor(hue, 'dark')),
    area('M-8 72V57q12-5 20 0t20 0t20-1t20 1V72z', avatarColor(hue, 'ice')),
  )

const storm: Surface = (hue) =>
  tilted(
    -12,
    belt(6, 5, avatarColor(hue, 'light')),
    belt(32, 13, avatarColor(hue, 'light')),
    belt(53, 5, avatarColor(hue, 'dark')),
    `<ellipse cx="46" cy="47" rx="11" ry="7" fill="${avatarColor(hue, 'ice')}"/>`,
    `<ellipse cx="46.500" cy="47.500" rx="8.800" ry="5.200" fill="${avatarColor(hue, 'dark')}"/>`,
    `<ellipse cx="47" cy="48" rx="4.200" ry="2" fill="${avatarColor(hue, 'light')}"/>`,
  )

const twoTone: Surface = (hue) =>
  tilted(-24, area('M-8 38Q6 29 18 36T40 38T58 33T72 36V72H-8z', avatarColor((hue + 72) % 360)))

const surfaces = [bands, craters, iceCap, storm, twoTone] as const

const drawn = new Map<string, string>()

/** The surface with a ring, which needs a smaller planet. */
const RINGED = surfaces.length

const hueNumber = (seed: string): number => avatarHues[hashOf(seed) % avatarHues.length] ?? avatarHues[0]

/** A member's colour, derived like their planet. */
export const hueOf = (seed: string): string => avatarColor(hueNumber(seed))

/**
 * Draws a planet by its seed, with one of six surfaces and ten hues, as the address of a picture. There are at most
 * sixty, each drawn once; separate images keep their SVG ids apart.
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

/** Fills the square; the element that shows it is round. */
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
