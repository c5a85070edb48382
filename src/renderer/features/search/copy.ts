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
  close: 'Cerrar la búsqueda',
} as const
