/** An accent of its own for each section (design §6); each reaches AA on `space.void`. */
export const accents = {
  home: '#A48FFF',
  mushittech77: '#7FB2FF',
  optimustime: '#FFB86B',
  blogsandgifts: '#F7A8D8',
  hocicobites: '#8FE38F',
  humordidas: '#FFE066',
  impulsame: '#5FE0C6',
  quantumlux: '#64E2FF',
  lizysfriends: '#FF8FB1',
  agenda: '#9CC9FF',
  salud: '#7EE8B5',
  amigos: '#C3A6FF',
  negocios: '#FFC58F',
  lugares: '#8FD3E8',
  profile: '#B7B4FF',
  settings: '#B3B1DA',
  'pet-profile': '#8FE38F',
  'user-profile': '#B7B4FF',
} as const

export type AccentName = keyof typeof accents
