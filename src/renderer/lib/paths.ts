/** The hash routes (spec §2) beside those of the sections. */
export const paths = {
  root: '/',
  login: '/login',
  confirm: '/auth/confirm',
  dashboard: '/dashboard',
} as const

/** Name of the search parameter that drives the chat panel: its list of friends, or `<friendId>`, a conversation. */
export const CHAT_PARAM = 'chat'
/** Its value when the list of friends is open. */
export const CHAT_LIST = 'lista'

/** Name of the search parameter that says which panel of the area for adults is open. */
export const PANEL_PARAM = 'panel'

/** Parameters kept from section to section: the open conversation and the choices, but no panel that was entered. */
export function alongSearch(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PANEL_PARAM)
  return parameters.toString()
}
