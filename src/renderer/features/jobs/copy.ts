/** The two tabs of spec §2, by what the address has. */
export const tabs = { ofertas: 'Ofertas de empleo', intercambios: 'Intercambios justos' } as const

export const copy = {
  tabs: 'Partes de Impúlsame',
  lead: 'Encuentra trabajo, u ofrece lo que sabes hacer a cambio de lo que necesitas.',
  publish: 'Publicar',
  sample: 'Oferta de muestra',
  comment: 'Comentar',
  apply: 'Postularme',
  next: {
    title: 'La próxima puede ser la tuya',
    text: 'Muy pronto podrás publicar tu oferta aquí, comentar las demás y postularte sin salir de casa.',
  },
  exchanges: {
    title: 'Hoy por ti, mañana por mí',
    text: 'Una clase de guitarra por una tarde de mudanza; un logo por pan recién hecho. Sin dinero de por medio.',
    upcoming: ['Lo que ofreces', 'Lo que necesitas', 'Un trato claro'],
  },
} as const

/** The two sample offers of spec §2. */
export const offers = [
  {
    id: 'design',
    title: 'Diseño de interfaces',
    facts: ['Estudio Perihelio', 'A distancia'],
    time: 'Jornada completa',
    text: 'Buscamos a alguien que dibuje pantallas fáciles de usar y se siente con el equipo a construirlas. Valoramos más tu curiosidad que tus títulos.',
  },
  {
    id: 'baker',
    title: 'Repostería de madrugada',
    facts: ['Panadería La Vía Láctea', 'En el taller'],
    time: 'Media jornada',
    text: 'De cuatro a nueve, con horno de piedra y buena música. Si sabes hacer hojaldre, enséñanos; si no, te enseñamos.',
  },
] as const
