import type { SectionId } from '#renderer/entities/section/sections.ts'

interface PlaceholderCopy {
  /** What the section will be for. */
  readonly lead: string
  /** What a member will find there, in a few words each. */
  readonly upcoming: readonly string[]
}

export type PlaceholderName = Exclude<
  SectionId,
  'home' | 'humordidas' | 'pet-profile' | 'post' | 'profile' | 'settings' | 'user-profile'
>

export const soon = 'Próximamente'
export const upcomingLabel = 'Lo que encontrarás aquí'

/** A text of its own for every page that a later version fills. */
export const placeholders: Record<PlaceholderName, PlaceholderCopy> = {
  mushittech77: {
    lead: 'Tu rincón en la red también necesita un planeta. Aquí conocerás los servicios de hosting y dominios de MushitTech77.',
    upcoming: ['Alojamiento web rápido', 'Dominios con tu nombre', 'Ayuda de personas reales'],
  },
  optimustime: {
    lead: 'Las marcas también brillan. OptimusTime te mostrará cómo el marketing digital lleva un negocio a otra órbita.',
    upcoming: ['Campañas que se miden', 'El proceso, paso a paso', 'Resultados de clientes'],
  },
  blogsandgifts: {
    lead: 'Una biblioteca escrita por miembros como tú: relatos, poemas y ensayos para leer sin prisa.',
    upcoming: ['Las últimas publicaciones', 'Un panel para escritores', 'Lectura dentro de la app'],
  },
  hocicobites: {
    lead: 'El lugar de quienes comparten su vida con hocicos, bigotes y patas. Se está preparando la casa.',
    upcoming: ['Biblioteca animal', 'Pet-Match', 'Mascotas perdidas', 'Patrocinadores'],
  },
  impulsame: {
    lead: 'Un tablón para encontrar trabajo y ofrecer lo que sabes hacer a cambio de lo que necesitas.',
    upcoming: ['Ofertas de empleo', 'Intercambios justos'],
  },
  quantumlux: {
    lead: 'Accesorios cuánticos y experiencias contadas por la comunidad, en un catálogo lleno de luz.',
    upcoming: ['Un catálogo visual', 'Videos, blogs y libros', 'Experiencias de la comunidad'],
  },
  lizysfriends: {
    lead: 'Un espacio reservado a personas adultas, para artistas y para quienes disfrutan de su obra.',
    upcoming: ['Panel de artista', 'Panel de espectador'],
  },
  agenda: {
    lead: 'Tus citas, tus planes y las fechas que no quieres dejar pasar, en un solo calendario.',
    upcoming: ['Calendario personal', 'Recordatorios a tiempo'],
  },
  salud: {
    lead: 'Bienestar para cuerpo y mente: hábitos, consejos y personas que te acompañan en el camino.',
    upcoming: ['Hábitos saludables', 'Consejos de confianza'],
  },
  amigos: {
    lead: 'Toda tu constelación de amistades en una página, con quienes orbitan cerca y quienes están por llegar.',
    upcoming: ['Tu lista completa', 'Solicitudes recibidas'],
  },
  negocios: {
    lead: 'Comercios recomendados por miembros, donde te recibirán como a alguien de la casa.',
    upcoming: ['Directorio de comercios', 'Recomendaciones'],
  },
  lugares: {
    lead: 'Cafés, parques y rincones acogedores que la comunidad ha descubierto y quiere compartir.',
    upcoming: ['Un mapa compartido', 'Historias de cada sitio'],
  },
}
