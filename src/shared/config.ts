/** Names and limits that more than one room of the program has to agree on. */

/** Name of the site where none is configured by `VITE_SITE_NAME` (design §1). */
export const DEFAULT_SITE_NAME = 'Cosmia'

/** The `appId` of electron-builder.yml. */
export const APP_ID = 'app.cosmia.desktop'

/** Class by which Windows starts the app for a notification. Once released it never changes: old shortcuts carry it. */
export const TOAST_ACTIVATOR = '{C5B134D7-44C0-4A13-B654-BEEE3AD92778}'

/** Scheme of the links that the system hands to the app. */
export const DEEP_LINK_SCHEME = 'cosmia'

/** Route of the settings, which the menu of main leads to. */
export const SETTINGS_ROUTE = '/dashboard/settings'

/** The app's own protocol: every page, asset and chosen file comes from this one origin. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'bundle'
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`
