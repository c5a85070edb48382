/** All hash routes (spec §2). `?chat=lista` opens the chat list, `?chat=<friendId>` a conversation. */
const dashboard = '/dashboard'

export const paths = {
  root: '/',
  login: '/login',
  confirm: '/auth/confirm',
  dashboard,
  home: `${dashboard}/home`,
  mushittech77: `${dashboard}/mushittech77`,
  optimustime: `${dashboard}/optimustime`,
  blogsandgifts: `${dashboard}/blogsandgifts`,
  hocicobites: `${dashboard}/hocicobites`,
  humordidas: `${dashboard}/humordidas`,
  impulsame: `${dashboard}/impulsame`,
  quantumlux: `${dashboard}/quantumlux`,
  lizysfriends: `${dashboard}/lizysfriends`,
  agenda: `${dashboard}/agenda`,
  salud: `${dashboard}/salud`,
  amigos: `${dashboard}/amigos`,
  negocios: `${dashboard}/negocios`,
  lugares: `${dashboard}/lugares`,
  profile: `${dashboard}/profile`,
  settings: `${dashboard}/settings`,
  newPet: `${dashboard}/pet-profile/new`,
  pet: (petId: string) => `${dashboard}/pet-profile/${petId}`,
  user: (userId: string) => `${dashboard}/user-profile/${userId}`,
} as const

/** Name of the search parameter that drives the chat panel. */
export const CHAT_PARAM = 'chat'
/** Its value when the list of friends is open. */
export const CHAT_LIST = 'lista'
