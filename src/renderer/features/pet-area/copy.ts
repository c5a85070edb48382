/** The four tabs of spec §2, by what the address has. */
export const tabs = {
  biblioteca: 'Biblioteca',
  'pet-match': 'Pet-Match',
  perdidas: 'Mascotas perdidas',
  patrocinadores: 'Patrocinadores',
} as const

export type PetTab = keyof typeof tabs

export const copy = {
  tabs: 'Partes de HocicoBites',
  lead: 'El lugar de quienes comparten su vida con hocicos, bigotes y patas.',
  /** Before the name of the member's own pet. */
  guest: 'Hoy posa aquí',
  panels: {
    biblioteca: {
      title: 'Todo lo que un hocico quisiera contarte',
      text: 'Guías sobre cuidados, alimentación y carácter, para leer con alguien dormido en las piernas.',
      upcoming: ['Fichas por especie', 'Consejos de veterinaria', 'Primeros auxilios'],
    },
    'pet-match': {
      title: 'Alguien con quien correr',
      text: 'Compañía de juegos para tu mascota, cerca de casa y con su mismo humor. Quizá también para ti.',
      upcoming: ['Afinidad de carácter', 'Paseos en grupo', 'Citas de juego'],
    },
    perdidas: {
      title: 'Nadie se queda sin volver a casa',
      text: 'Un aviso que llega a toda la comunidad en minutos, y muchos ojos buscando al mismo tiempo.',
      upcoming: ['Avisos por zona', 'Fotos y señas', 'Reencuentros'],
    },
    patrocinadores: {
      title: 'Quienes llenan el plato',
      text: 'Tiendas, refugios y marcas que ayudan a cuidar cada hocico, y lo que ofrecen a la comunidad.',
      upcoming: ['Refugios amigos', 'Descuentos para miembros', 'Campañas de adopción'],
    },
  },
} as const
