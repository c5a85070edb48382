/** Names and limits that more than one room of the program has to agree on. */

/** Name of the site where none is configured by `VITE_SITE_NAME` (design §1). */
export const DEFAULT_SITE_NAME = 'Cosmia'

/**
 * Where the buttons of the two showcases lead where nothing is configured by `VITE_HOSTING_SITE` and `VITE_MARKETING_SITE`
 * (design §7): names that nobody can register.
 */
export const DEFAULT_HOSTING_SITE = 'https://mushittech77.example/'
export const DEFAULT_MARKETING_SITE = 'https://optimustime.example/'

/** The `appId` of electron-builder.yml. */
export const APP_ID = 'app.cosmia.desktop'

/** Class by which Windows starts the app for a notification. Once released it never changes: old shortcuts carry it. */
export const TOAST_ACTIVATOR = '{C5B134D7-44C0-4A13-B654-BEEE3AD92778}'

/** By which Windows keeps whether the icon in the tray is always shown, wherever a signed program lies. Never changed either. */
export const TRAY_ICON = '6f1c2a53-0b0e-4c0d-9a57-4f7d7a1c9be2'

/** Scheme of the links that the system hands to the app. */
export const DEEP_LINK_SCHEME = 'cosmia'

/** Routes that main leads to: the settings, home about to be written on, the friends to chat with. */
export const SETTINGS_ROUTE = '/dashboard/settings'
export const NEW_POST_PARAM = 'escribir'
export const NEW_POST_ROUTE = `/dashboard/home?${NEW_POST_PARAM}=post`
export const CHAT_ROUTE = '/dashboard/home?chat=lista'

/** The app's own protocol: every page, asset and chosen file comes from this one origin. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'bundle'
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`

/** Where files of other members are opened: an origin of its own, with the rights of none (decision 23). */
export const READER_HOST = 'reader'
export const READER_ORIGIN = `${APP_SCHEME}://${READER_HOST}`
export const READER_PAGE = `${READER_ORIGIN}/`
