/** One of the 50 decorative stars (spec §9), the brightest of the sky. */
interface Star {
  /** Position in its constellation, in pixels. */
  readonly x: number
  readonly y: number
  /** Whole pixels, so that a star is a dot. */
  readonly size: 2 | 3
  readonly color: string
}

/** A group of stars as in the real sky. */
export interface Constellation {
  readonly name: string
  /** Position in the sky, as a share of the space that its size leaves free. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly stars: readonly Star[]
}

const COLORS = { white: '#F3F1FF', blue: '#CFD8FF', amber: '#FFD9B0' }

/**
 * @param marks `x y` for each star, separated by commas, with `!` for a bright one and its colour if visible to the eye
 */
function constellation(name: string, left: number, top: number, marks: string): Constellation {
  const stars = marks.split(', ').map((mark): Star => {
    const [x, y, rank, color = 'white'] = mark.split(' ')
    return {
      x: Number(x),
      y: Number(y),
      size: rank === '!' ? 3 : 2,
      color: COLORS[color as keyof typeof COLORS],
    }
  })
  const extent = (of: readonly number[]) => Math.max(...of) + 3
  const [width, height] = [extent(stars.map(({ x }) => x)), extent(stars.map(({ y }) => y))]
  return { name, left, top, width, height, stars }
}

export const constellations: readonly Constellation[] = [
  constellation(
    'orion',
    0.02,
    0.42,
    '0 24 ! amber, 62 32, 33 0, 44 96, 33 103, 22 110, 10 166, 78 158 ! blue',
  ),
  constellation('ursa-major', 0.97, 0.07, '0 40, 42 20, 66 22, 100 32, 106 64, 154 62, 156 24 !'),
  constellation('cassiopeia', 0.01, 0.05, '0 24, 28 0, 54 28 !, 82 12, 104 42'),
  constellation('crux', 0.985, 0.46, '24 0, 27 74 ! blue, 0 34 !, 52 26, 38 50'),
  constellation('cygnus', 0.76, 0.24, '0 0 !, 34 30, 72 6, 8 64, 76 66, 120 104'),
  constellation('lyra', 0.58, 0.1, '0 0 ! blue, 15 14, 36 18, 28 52, 48 56'),
  constellation('leo', 0.26, 0.09, '0 92 ! blue, 4 62, 22 46, 16 22, 0 8, 104 34, 100 66, 142 70'),
  constellation('corona-borealis', 0.44, 0.3, '0 16, 10 34, 28 44 !, 48 42, 62 28, 66 8'),
]
