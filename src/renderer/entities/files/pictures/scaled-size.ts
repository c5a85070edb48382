/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size at the same proportions whose longest side is no longer than given. Nothing grows. */
export function scaledSize({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scaled(width), height: scaled(height) }
}
