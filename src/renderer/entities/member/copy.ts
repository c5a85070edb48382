import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  /** Bio of a new profile (spec §4). */
  firstBio: `Explorando el universo digital en ${SITE_NAME}.`,
  /** From spec §5. */
  birthYear: 'Por favor, introduce un año de nacimiento válido (4 dígitos).',
  birthYearRange: (first: number, last: number) => `Entre ${first} y ${last}.`,
  username: {
    taken: 'Ese nombre ya está en uso o se parece demasiado a otro. ¿Qué tal uno de estos?',
    unusable: 'Ese nombre no se puede usar. Prueba con otro.',
    free: 'Está libre: puede ser tuyo.',
    offers: 'Nombres libres',
  },
} as const
