import type { CSSProperties } from 'react'

/**
 * Sets an element's accent colour. Elements that differ only in it share one style; a colour inside the style would
 * make one style for each.
 */
export const accentStyle = (accent: string) => ({ '--accent': accent }) as CSSProperties

export const ACCENT = 'var(--accent)'

/** The accent, made translucent. @param percent opacity */
export const faintAccent = (percent: number): string =>
  `color-mix(in srgb, ${ACCENT} ${percent}%, transparent)`

/** Accents of the sections (design §6); each reaches AA on `space.void`. */
export const accents = {
  violet: '#A48FFF',
  blue: '#7FB2FF',
  amber: '#FFB86B',
  pink: '#F7A8D8',
  green: '#8FE38F',
  yellow: '#FFE066',
  turquoise: '#5FE0C6',
  cyan: '#64E2FF',
  rose: '#FF8FB1',
  sky: '#9CC9FF',
  mint: '#7EE8B5',
  lilac: '#C3A6FF',
  apricot: '#FFC58F',
  ice: '#8FD3E8',
  lavender: '#B7B4FF',
  ash: '#B3B1DA',
} as const
