import { DEFAULT_HOSTING_SITE, DEFAULT_MARKETING_SITE, DEFAULT_SITE_NAME } from '#shared/config.ts'

/** `{site}` of the specification: configuration, default Cosmia (design §1). */
export const SITE_NAME: string = import.meta.env['VITE_SITE_NAME'] || DEFAULT_SITE_NAME

/** Websites of the two companies that have a showcase, opened in the browser (design §7). */
export const HOSTING_SITE: string = import.meta.env['VITE_HOSTING_SITE'] || DEFAULT_HOSTING_SITE
export const MARKETING_SITE: string = import.meta.env['VITE_MARKETING_SITE'] || DEFAULT_MARKETING_SITE
