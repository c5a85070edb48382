import { DEFAULT_SITE_NAME } from '#shared/config.ts'

/** `{site}` of the specification: configuration, default Cosmia (design §1). */
export const SITE_NAME: string = import.meta.env['VITE_SITE_NAME'] || DEFAULT_SITE_NAME
