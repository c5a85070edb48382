/** The hash routes (spec §2) beside those of the sections. */
const dashboard = '/dashboard'

export const paths = {
  root: '/',
  login: '/login',
  confirm: '/auth/confirm',
  dashboard,
  user: (userId: string) => `${dashboard}/user-profile/${userId}`,
} as const

/** Name of the search parameter that drives the chat panel: its list of friends, or `<friendId>`, a conversation. */
export const CHAT_PARAM = 'chat'
/** Its value when the list of friends is open. */
export const CHAT_LIST = 'lista'
