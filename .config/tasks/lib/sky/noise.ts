/** Small seeded generator (mulberry32): numbers from 0 up to 1, the same at every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Value noise between 0 and 1 on a lattice of random numbers, smooth in between. */
function valueNoise(seed: number): (x: number, y: number) => number {
  const random = seeded(seed)
  const SIDE = 256
  const lattice = Float32Array.from({ length: SIDE * SIDE }, random)
  const at = (x: number, y: number) => lattice[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0
  const smooth = (t: number) => t * t * (3 - 2 * t)
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [tx, ty] = [smooth(x - left), smooth(y - top)]
    const upper = mix(at(left, top), at(left + 1, top), tx)
    return mix(upper, mix(at(left, top + 1), at(left + 1, top + 1), tx), ty)
  }
}

/** Noise of five octaves, each half as large and half as strong as the one before: what clouds look like. */
export function clouds(seed: number): (x: number, y: number) => number {
  const noise = valueNoise(seed)
  const octaves = [0, 1, 2, 3, 4].map((octave) => 2 ** octave)
  const whole = octaves.reduce((sum, scale) => sum + 1 / scale, 0)
  return (x, y) =>
    octaves.reduce((sum, scale) => sum + noise(x * scale + scale, y * scale) / scale, 0) / whole
}
