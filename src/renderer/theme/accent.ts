import type { CSSProperties } from 'react'

/** The accent of one of many that look the same otherwise: they share one style, where a colour in it makes each its own. */
export const accentStyle = (accent: string) => ({ '--accent': accent }) as CSSProperties

export const ACCENT = 'var(--accent)'

/** The accent seen through. @param percent of it that remains */
export const faintAccent = (percent: number): string =>
  `color-mix(in srgb, ${ACCENT} ${percent}%, transparent)`
