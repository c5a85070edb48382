/** The hash routes (spec §2), apart from those of the sections. */
export const paths = {
  root: '/',
  login: '/login',
  confirm: '/auth/confirm',
  dashboard: '/dashboard',
} as const

/** Search parameter that drives the chat panel: `CHAT_LIST`, or the id of a friend for a conversation. */
export const CHAT_PARAM = 'chat'
/** Value of `CHAT_PARAM` for the list of friends. */
export const CHAT_LIST = 'lista'

/** Search parameter that says which panel of the adults section is open. */
export const PANEL_PARAM = 'panel'

/** Search parameters kept between sections: the open conversation and filters, but not an opened panel. */
export function alongSearch(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PANEL_PARAM)
  return parameters.toString()
}
