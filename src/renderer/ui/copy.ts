/** Texts of the building blocks, the same wherever they stand. */
export const copy = {
  retry: 'Reintentar',
  loading: 'Cargando…',
  failedDetail: 'Puede ser la conexión. Inténtalo otra vez en un momento.',
  cancel: 'Cancelar',
  closeToast: 'Cerrar aviso',
  error: 'Error',
  comingSoon: { title: 'Próximamente', description: 'Esta función aún está en órbita.' },
  offline: 'Sin conexión con el servidor. Seguimos intentándolo; lo que escribas no se pierde.',
  /** How long ago, as short as there is room for. */
  age: {
    now: 'Ahora',
    minutes: (count: number) => `${count}m`,
    hours: (count: number) => `${count}h`,
    days: (count: number) => `${count}d`,
  },
  counter: {
    left: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
    over: (over: number) => (over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`),
  },
} as const
