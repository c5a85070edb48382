/** The eight phases of the moon, from the new one on. */
export const moonPhases = [
  'Luna nueva',
  'Luna creciente',
  'Cuarto creciente',
  'Luna gibosa creciente',
  'Luna llena',
  'Luna gibosa menguante',
  'Cuarto menguante',
  'Luna menguante',
] as const

/** Texts of the building blocks, the same wherever they stand. */
export const copy = {
  retry: 'Reintentar',
  loading: 'Cargando…',
  more: 'Ver más',
  less: 'Ver menos',
  failedDetail: 'Puede ser la conexión. Inténtalo otra vez en un momento.',
  whenBack: 'Se verá cuando vuelva la conexión.',
  cancel: 'Cancelar',
  toasts: 'Avisos',
  closeToast: 'Cerrar aviso',
  undo: 'Deshacer',
  news: 'Novedades',
  error: 'Error',
  comingSoon: { title: 'Próximamente', description: 'Esta función aún está en órbita.' },
  offline: {
    short: 'Sin conexión con el servidor.',
    more: 'Seguimos intentándolo; lo que escribas no se pierde.',
  },
  slow: { short: 'El servidor tarda en responder.', more: 'Seguimos esperando.' },
  /** How long ago, as short as there is room for. */
  age: {
    now: 'Ahora',
    minutes: (count: number) => `${count}m`,
    hours: (count: number) => `${count}h`,
    days: (count: number) => `${count}d`,
    inWords: {
      now: 'Ahora',
      minutes: (count: number) => (count === 1 ? 'hace 1 minuto' : `hace ${count} minutos`),
      hours: (count: number) => (count === 1 ? 'hace 1 hora' : `hace ${count} horas`),
      days: (count: number) => (count === 1 ? 'hace 1 día' : `hace ${count} días`),
    },
  },
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  counter: {
    left: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
    over: (over: number) => (over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`),
  },
} as const
