/** Evenly spaced OKLCH hues to tell people apart by. */
export const avatarHues = [20, 56, 92, 128, 164, 200, 236, 272, 308, 344] as const

/** Lightness and chroma of a planet's colours, all light enough for a dark initial. */
export const avatarTones = {
  ice: [0.93, 0.035],
  light: [0.83, 0.085],
  base: [0.74, 0.11],
  dark: [0.68, 0.115],
} as const

/**
 * How a planet is lit, in fractions of its diameter: fully lit up to `dusk` of the way from the upper left to `reach`.
 */
export const sunlight = { x: 0.3, y: 0.26, reach: 0.8, dusk: 0.55, night: 0.4 } as const

/** The initial, in fractions of the picture: its size, and how far its strokes lie right of and below the middle. */
export const initialBox = { size: 0.42, right: 0.22, down: 0.16 } as const

/** A tone of a hue, as CSS. */
export function avatarColor(hue: number, tone: keyof typeof avatarTones = 'base'): string {
  const [lightness, chroma] = avatarTones[tone]
  return `oklch(${lightness} ${chroma} ${hue})`
}
