import type { CertificateFault } from '#shared/questions.ts'
import type { Away } from '#renderer/server/connectivity.ts'
import type { Moon } from './sky/moon.ts'

/** Names of the moon's phases, starting with the new moon; those around a half moon differ by how much is lit. */
export const moonPhases = [
  'Luna nueva',
  'Luna creciente',
  'Cuarto creciente',
  'Luna creciente',
  'Luna llena',
  'Luna menguante',
  'Cuarto menguante',
  'Luna menguante',
] as const

/** From this lit share on, a waxing or waning moon is nearly full to the eye. */
const NEARLY_FULL = 0.9

/** The moon in everyday words. */
export const moonName = ({ phase, fraction }: Pick<Moon, 'phase' | 'fraction'>): string =>
  phase % 2 === 1 && fraction >= NEARLY_FULL ? 'Luna casi llena' : (moonPhases[phase] ?? '')

/** Texts of the shared components. */
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
  showInFolder: 'Mostrar en la carpeta',
  notInFolder: 'El archivo ya no está donde se guardó.',
  news: 'Novedades',
  error: 'Error',
  comingSoon: { title: 'Próximamente', description: 'Esta función aún está en órbita.' },
  /** What is away: the whole server, or one part of it. */
  away: {
    server: {
      short: 'Sin conexión.',
      more: 'Lo guardado se ve. Tus mensajes y posts saldrán al volver.',
    },
    data: {
      short: 'El servidor no responde.',
      more: 'Lo guardado se ve. Tus mensajes y posts saldrán al volver.',
    },
    files: {
      short: 'Las imágenes y los archivos no llegan.',
      more: 'Vendrán solos; lo demás sigue en marcha.',
    },
    live: { short: 'El chat llega con un poco de retraso.', more: 'No se pierde nada.' },
    auth: { short: 'El acceso a las cuentas no responde.', more: 'Puedes seguir con lo tuyo.' },
  } satisfies Record<NonNullable<Away>, { readonly short: string; readonly more: string }>,
  /** Why the server cannot be reached: its certificate is not trusted. */
  certificate: {
    expired: {
      short: 'El certificado del servidor venció.',
      more: 'No le enviamos nada hasta que lo renueven.',
    },
    early: {
      short: 'El certificado del servidor aún no vale.',
      more: 'Revisa la fecha y la hora de tu equipo.',
    },
    name: {
      short: 'El certificado que llega es de otro servidor.',
      more: 'Puede que algo en tu red se ponga en medio: no le enviamos nada.',
    },
    authority: {
      short: 'Tu equipo no conoce a quien firma el certificado del servidor.',
      more: 'No le enviamos nada. Consulta con quien lo administra.',
    },
    revoked: { short: 'El certificado del servidor fue anulado.', more: 'No le enviamos nada.' },
    weak: {
      short: 'El certificado del servidor es demasiado débil.',
      more: 'No le enviamos nada hasta que lo renueven.',
    },
    other: { short: 'El certificado del servidor no es válido.', more: 'No le enviamos nada.' },
  } satisfies Record<CertificateFault, { readonly short: string; readonly more: string }>,
  slow: { short: 'El servidor tarda en responder.', more: 'Seguimos esperando.' },
  /** How long ago, abbreviated. */
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
  find: {
    label: 'Buscar en la página',
    words: 'Palabras',
    found: (here: number, count: number) => (count === 0 ? 'Sin resultados' : `${here} de ${count}`),
    previous: 'Resultado anterior',
    next: 'Resultado siguiente',
    close: 'Cerrar la búsqueda',
  },
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  counter: {
    left: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
    over: (over: number) => (over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`),
  },
} as const
