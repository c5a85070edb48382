import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  /** Of a profile that says nothing of its own yet (spec §4). */
  firstBio: `Explorando el universo digital en ${SITE_NAME}.`,
  username: {
    taken: 'Ese nombre ya está en uso. ¿Qué tal uno de estos?',
    unusable: 'Ese nombre no se puede usar. Prueba con otro.',
    free: 'Está libre: puede ser tuyo.',
    offers: 'Nombres libres',
  },
} as const
