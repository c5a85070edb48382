export const copy = {
  quiet: {
    title: 'No molestar',
    off: 'Desactivado',
    'until-tomorrow': 'Hasta mañana',
    'until-switched-off': 'Hasta que lo desactives',
  },
  failed: 'No se pudo cambiar en este equipo. Inténtalo otra vez.',
} as const
