import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  /** Of a profile that says nothing of its own yet (spec §4). */
  firstBio: `Explorando el universo digital en ${SITE_NAME}.`,
} as const
