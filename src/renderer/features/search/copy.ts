export const copy = {
  search: 'Buscar personas',
  placeholder: 'Buscar personas…',
  results: 'Personas encontradas',
  searching: 'Buscando…',
  tooShort: 'Escribe al menos 2 caracteres.',
  found: (count: number) => (count === 1 ? '1 persona encontrada' : `${count} personas encontradas`),
  nobodyFound: (text: string) => `Nadie se llama «${text}» por aquí.`,
  nobodyHint: 'Prueba con otra parte del nombre.',
  failed: 'No se pudo buscar.',
  relation: {
    friend: 'Tu amistad',
    asking: 'Quiere agregarte',
    none: 'Aún fuera de tu órbita',
  },
  toProfile: 'Ver perfil',
  hint: 'Busca por nombre a quien quieras encontrar.',
  close: 'Cerrar la búsqueda',
} as const
