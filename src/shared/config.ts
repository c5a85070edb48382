/** Names and limits that several processes must agree on. */

/** Name of the site if `VITE_SITE_NAME` is not set (design §1). */
export const DEFAULT_SITE_NAME = 'Cosmia'

/**
 * Targets of the showcases' buttons if `VITE_HOSTING_SITE` and `VITE_MARKETING_SITE` are not set (design §7): domains
 * that nobody can register.
 */
export const DEFAULT_HOSTING_SITE = 'https://mushittech77.example/'
export const DEFAULT_MARKETING_SITE = 'https://optimustime.example/'

/** The `appId` of electron-builder.yml. */
export const APP_ID = 'app.cosmia.desktop'

/**
 * COM class by which Windows starts the app for a notification. Must never change after the first release: existing
 * shortcuts contain it.
 */
export const TOAST_ACTIVATOR = '{C5B134D7-44C0-4A13-B654-BEEE3AD92778}'

/**
 * GUID by which Windows remembers whether the tray icon is always shown, wherever a signed app is installed. Must never
 * change either.
 */
export const TRAY_ICON = '6f1c2a53-0b0e-4c0d-9a57-4f7d7a1c9be2'

/** Scheme of the links that the system opens with the app. */
export const DEEP_LINK_SCHEME = 'cosmia'

/** Routes that main opens: settings, home with a new post, the list of friends to chat with. */
export const SETTINGS_ROUTE = '/dashboard/settings'
export const NEW_POST_PARAM = 'escribir'
export const NEW_POST_ROUTE = `/dashboard/home?${NEW_POST_PARAM}=post`
export const CHAT_ROUTE = '/dashboard/home?chat=lista'

/** The app's own protocol: every page, asset and chosen file comes from this one origin. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'bundle'
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`

/** Host that opens files of other members: a separate origin without any rights (decision 23). */
export const READER_HOST = 'reader'
export const READER_ORIGIN = `${APP_SCHEME}://${READER_HOST}`
export const READER_PAGE = `${READER_ORIGIN}/`
