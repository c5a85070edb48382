export const copy = {
  search: 'Buscar personas',
  placeholder: 'Buscar personas…',
} as const
