/** Texts of what is found. */
export const copy = {
  results: 'Personas encontradas',
  searching: 'Buscando…',
  tooShort: 'Escribe al menos 2 caracteres.',
  found: (count: number) => (count === 1 ? '1 persona encontrada' : `${count} personas encontradas`),
  nobodyFound: (text: string) => `Nadie se llama «${text}» por aquí.`,
  nobodyHint: 'Prueba con otra parte del nombre.',
  /** Where an e-mail was typed. */
  namesOnly: 'Aquí se busca por el nombre, no por el email.',
  failed: 'No se pudo buscar.',
  relation: {
    friend: 'Tu amistad',
    asking: 'Quiere agregarte',
    asked: 'Solicitud enviada',
    none: 'Aún fuera de tu órbita',
  },
  write: 'Mensaje',
  writeTo: (name: string) => `Enviar un mensaje a ${name}`,
  hint: 'Busca por nombre a quien quieras encontrar.',
  recent: 'Recientes',
  forget: (name: string) => `Quitar a ${name} de las recientes`,
  forgetAll: 'Vaciar la lista',
  close: 'Cerrar la búsqueda',
} as const
