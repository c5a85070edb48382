/** Reading position in a PDF. */
export interface PdfPlace {
  readonly page: number
  /** In units of the page. */
  readonly left: number
  readonly top: number
  /** A factor, or `page-width`. */
  readonly scale: string
}

/** @returns `null` if there is no position, or it has another version's format */
export function parsePdfPlace(text: string | null): PdfPlace | null {
  try {
    const { page, left, top, scale } = JSON.parse(text ?? '') as Record<string, unknown>
    if (!isNumber(page) || !isNumber(left) || !isNumber(top) || typeof scale !== 'string') return null
    return { page, left, top, scale }
  } catch {
    return null
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
