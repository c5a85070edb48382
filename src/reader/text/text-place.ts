/** Reading position in a text. */
export interface TextPlace {
  readonly block: number
  /** How far the first visible block is above the window, from 0 to 1. */
  readonly share: number
}

const BEGINNING: TextPlace = { block: 0, share: 0 }

/** @param text another version's format, or nonsense, means the beginning */
export function parseTextPlace(text: string | null): TextPlace {
  try {
    const { block, share } = JSON.parse(text ?? '') as Record<string, unknown>
    if (isCount(block) && isCount(share)) return { block, share }
  } catch {
    // never left
  }
  return BEGINNING
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
