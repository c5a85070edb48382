import { DEFAULT_HOSTING_SITE, DEFAULT_MARKETING_SITE, DEFAULT_SITE_NAME } from '#shared/config.ts'

/** `{site}` of the specification: configuration, default Cosmia (design §1). */
export const SITE_NAME: string = import.meta.env['VITE_SITE_NAME'] || DEFAULT_SITE_NAME

/** Sites of the two companies that have a showcase, opened outside of the app (design §7). */
export const HOSTING_SITE: string = import.meta.env['VITE_HOSTING_SITE'] || DEFAULT_HOSTING_SITE
export const MARKETING_SITE: string = import.meta.env['VITE_MARKETING_SITE'] || DEFAULT_MARKETING_SITE
