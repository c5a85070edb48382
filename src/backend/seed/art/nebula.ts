import { createHash } from 'node:crypto'
import { png, type Colour } from './png.ts'

/** Near-black indigo, as the sky of the app. */
const space: Colour = [11, 10, 31]

const lights: readonly Colour[] = [
  [124, 92, 255],
  [66, 211, 255],
  [255, 122, 198],
  [255, 190, 92],
  [94, 234, 180],
]

interface Glow {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: Colour
}

/** A picture of a nebula with stars: the same name always gives the same one. */
export function nebula(name: string, width: number, height: number): Buffer {
  const random = createHash('sha512').update(name).digest()
  const share = (place: number) => (random[place % random.length] ?? 0) / 255
  const glows = [0, 1, 2].map((place): Glow => ({
    x: share(place * 3) * width,
    y: share(place * 3 + 1) * height,
    radius: (0.35 + share(place * 3 + 2) * 0.4) * width,
    colour: lights[Math.floor(share(place + 20) * lights.length) % lights.length] ?? space,
  }))
  const stars = new Set(
    Array.from({ length: 40 }, (_star, place) => {
      const x = Math.floor(((share(place) + share(place * 7 + 3) / 255) % 1) * width)
      return `${x},${Math.floor(share(place * 5 + 11) * height)}`
    }),
  )
  return png(width, height, (x, y) => (stars.has(`${x},${y}`) ? [255, 255, 255] : lit(glows, x, y)))
}

function lit(glows: readonly Glow[], x: number, y: number): Colour {
  const light = (index: 0 | 1 | 2) =>
    glows.reduce((sum, glow) => {
      const distance = Math.hypot(x - glow.x, y - glow.y) / glow.radius
      return sum + glow.colour[index] * Math.max(0, 1 - distance) ** 2 * 0.7
    }, space[index])
  const channel = (index: 0 | 1 | 2) => Math.min(255, Math.round(light(index)))
  return [channel(0), channel(1), channel(2)]
}
