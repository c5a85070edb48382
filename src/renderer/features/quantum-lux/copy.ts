/** How many slots of the catalogue hold a piece; of the others nothing is known yet. */
function filled(pieces: number, slots: number): string {
  if (pieces === 0) return `${slots} luces esperan su pieza`
  return pieces === slots ? `Las ${slots} luces tienen su pieza` : `${pieces} de ${slots} luces con su pieza`
}

/** Texts of Quantum Lux. Those of spec §2 and §8 are exact. */
export const copy = {
  lead: 'Accesorios cuánticos y experiencias contadas por la comunidad, en un catálogo lleno de luz.',
  categories: {
    label: 'Categorías',
    videos: 'Videos',
    blogs: 'Blogs',
    books: 'Libros',
    therapies: 'Terapias',
  },
  catalogue: {
    title: 'Catálogo',
    loading: 'Cargando el catálogo…',
    loadFailed: 'No se pudieron cargar los banners.',
    /** Of each slot, in their order: the light that shines in it, whatever piece it will hold. */
    lights: [
      'Alba',
      'Prisma',
      'Corona',
      'Destello',
      'Aurora',
      'Halo',
      'Fulgor',
      'Cuarzo',
      'Espiral',
      'Candela',
      'Eco',
      'Cenit',
      'Marea',
      'Ámbar',
      'Solsticio',
      'Nácar',
      'Perihelio',
      'Brasa',
      'Infinito',
    ],
    filled,
    piece: (light: string, number: number) => `${light}, pieza ${number} del catálogo`,
    empty: (light: string, number: number) => `${light}, pieza ${number} del catálogo, aún por llegar`,
  },
  experiences: {
    title: 'Experiencias de la comunidad',
    loading: 'Cargando experiencias…',
    loadFailed: 'No se pudieron cargar las experiencias.',
    emptyTitle: 'La primera luz puede ser la tuya',
    emptyText: 'Todavía nadie ha contado su experiencia.',
    more: 'Cargar más',
    points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
    share: 'Compartir',
    remove: (title: string) => `Borrar la experiencia ${title}`,
  },
  create: {
    open: 'Contar mi experiencia',
    title: 'Contar mi experiencia',
    name: 'Título',
    description: '¿Qué viviste?',
    nameMissing: 'Falta el título para publicar.',
    hint: 'Tu borrador se guarda solo.',
    cancel: 'Cancelar',
    submit: 'Publicar',
    done: 'Experiencia publicada',
    failed: 'No se pudo crear la experiencia.',
    unsent: 'Todavía no se ha publicado. Lo que escribiste sigue aquí.',
  },
  remove: {
    question: '¿Seguro que quieres borrar esto?',
    quoted: (title: string) => `«${title}»`,
    confirm: 'Borrar',
    done: 'Experiencia borrada',
    failed: 'No se pudo borrar la experiencia.',
  },
} as const
