/** Texts of the area for adults; those of spec §2, §5 and §8 are exact. */
export const copy = {
  lead: 'Un escenario reservado a personas adultas, para artistas y para quienes disfrutan de su obra.',
  gate: {
    loading: 'Comprobando tu edad…',
    loadFailed: 'No se pudo cargar la información de verificación.',
    title: 'Acceso restringido',
    restricted:
      'Debes ser mayor de 18 años para acceder a esta sección. Por favor, actualiza tu año de nacimiento en tu perfil.',
    toProfile: 'Ir a mi perfil',
    toHome: 'Volver al inicio',
  },
  chooser: {
    title: '¿Cómo quieres entrar?',
    back: 'Volver a la selección',
  },
  artist: {
    choice: 'Artista',
    invitation: 'Sube al escenario, muestra tu obra y encuentra a tu público.',
    title: 'Panel de artista',
    lead: 'Tu camerino. Desde aquí se prepara todo lo que verá tu público.',
    actions: {
      work: { name: 'Subir una obra', detail: 'Fotos, videos y textos para quien te sigue.' },
      show: { name: 'Programar una función', detail: 'Una transmisión en vivo con fecha, hora y entradas.' },
      audience: { name: 'Hablar con tu público', detail: 'Un mensaje que llega a cada persona a la vez.' },
      earnings: { name: 'Ver tus ingresos', detail: 'Lo que tu obra ha dado, mes a mes.' },
    },
  },
  spectator: {
    choice: 'Espectador',
    invitation: 'Toma asiento y descubre lo que otras personas han creado.',
    title: 'Panel de espectador',
    lead: 'La función de hoy: lo último que se ha publicado en este universo.',
  },
} as const
