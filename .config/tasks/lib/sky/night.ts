import { clouds, seeded } from './noise.ts'

type Color = readonly [number, number, number]

/** A picture as RGBA, by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

const blank = (width: number, height: number): Picture => ({
  width,
  height,
  pixels: new Uint8ClampedArray(width * height * 4),
})

const TOP: Color = [4, 4, 17]
const FOOT: Color = [9, 9, 32]
const VIOLET: Color = [132, 104, 255]
const BLUE: Color = [96, 156, 255]
const WARM: Color = [255, 206, 190]

const gas = clouds(11)
const dust = clouds(23)

/** How near a place, in shares of the sky, is to the middle of the Milky Way: 1 there, 0 far off. */
function nearness(x: number, y: number, width: number): number {
  const middle = 0.93 - 0.74 * x + 0.09 * (gas(x * 3.1, 3) - 0.5)
  return Math.exp(-(((y - middle) / width) ** 2))
}

/** Light of the Milky Way at a place: a wide glow and clouds in it, with lanes of dust in front. */
function milkyWay(x: number, y: number) {
  const [glow, core] = [nearness(x, y, 0.3), nearness(x, y, 0.11)]
  const cloud = Math.max(gas(x * 6.5, y * 4.2) - 0.28, 0) * 1.9
  const lane = Math.min(Math.max((dust(x * 7 + y * 3 + 7, y * 9 + x * 5) - 0.48) * 6, 0), 0.9)
  return { light: (0.16 * glow + 0.84 * glow * cloud) * (1 - lane * core), core: core * cloud * (1 - lane) }
}

/** The gas, of a third of the size, which takes to being drawn larger. Grain keeps its faint light from falling into bands. */
export function drawGas(): Picture {
  const picture = blank(608, 342)
  const random = seeded(5)
  for (let index = 0; index < picture.width * picture.height; index++) {
    const [x, y] = [
      (index % picture.width) / picture.width,
      Math.floor(index / picture.width) / picture.height,
    ]
    const { light, core } = milkyWay(x, y)
    const blueness = Math.min(Math.max(gas(x * 4 + 40, y * 3) * 2 - 0.5, 0), 1)
    const grain = random() - 0.5
    for (const channel of [0, 1, 2] as const) {
      const ground = TOP[channel] + (FOOT[channel] - TOP[channel]) * y
      const color = VIOLET[channel] * (1 - blueness) + BLUE[channel] * blueness
      picture.pixels[index * 4 + channel] =
        ground + color * light * 0.17 + WARM[channel] * core * 0.05 + grain
    }
    picture.pixels[index * 4 + 3] = 255
  }
  return picture
}

const STARS = 1500
/** From blue giants to red ones. */
const TEMPERATURES: readonly Color[] = [
  [207, 216, 255],
  [255, 255, 255],
  [255, 241, 214],
  [255, 217, 176],
  [185, 200, 255],
]
/** Share of all stars, and how bright: most are hardly there. */
const MAGNITUDES = [
  { share: 0.6, from: 0.12, to: 0.26 },
  { share: 0.28, from: 0.26, to: 0.44 },
  { share: 0.1, from: 0.44, to: 0.66 },
  { share: 0.02, from: 0.66, to: 0.9 },
]
const CROSS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** The faint stars, sharp dots on nothing. */
export function drawStars(): Picture {
  const picture = blank(1920, 1080)
  const random = seeded(77)
  for (let placed = 0; placed < STARS;) {
    const [x, y] = [random(), random()]
    // Denser in the Milky Way, which is made of them.
    if (random() > 0.34 + 0.66 * nearness(x, y, 0.24)) continue
    placed++
    const place = [1 + Math.floor(x * 1918), 1 + Math.floor(y * 1078)] as const
    const color = TEMPERATURES[Math.floor(random() * TEMPERATURES.length)] ?? [255, 255, 255]
    const brightness = brightnessOf(random(), random())
    putStar(picture, place, color, brightness)
    if (brightness < 0.5) continue
    for (const [right, down] of CROSS)
      putStar(picture, [place[0] + right, place[1] + down], color, brightness * 0.26)
  }
  return picture
}

function brightnessOf(rank: number, within: number): number {
  let below = 0
  for (const { share, from, to } of MAGNITUDES) {
    below += share
    if (rank <= below) return from + (to - from) * within
  }
  return 0
}

function putStar(
  { pixels, width }: Picture,
  place: readonly [number, number],
  color: Color,
  brightness: number,
) {
  const [x, y] = place
  pixels.set([...color, Math.round(brightness * 255)], (y * width + x) * 4)
}
