import { lazily } from '#renderer/lib/lazily.ts'

const unit = (name: 'minute' | 'hour') =>
  lazily(() => new Intl.NumberFormat('es', { style: 'unit', unit: name, unitDisplay: 'long' }))
const minutes = unit('minute')
const hours = unit('hour')

/** Texts for failures of the server. */
export const copy = {
  unreachable: 'No se pudo conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  tooMany: (wait: string) =>
    `Vas a la velocidad de la luz. Espera ${wait} y vuelve a intentarlo: no se ha perdido nada.`,
  tooManyBytes:
    'Llegaste al máximo de megabytes que se pueden subir en un día. Espera unas horas y vuelve a intentarlo: no se ha perdido nada.',
  wait: {
    moment: 'un momento',
    seconds: 'unos segundos',
    minute: 'un minuto',
    minutes: (count: number) => minutes().format(count),
    hours: (count: number) => hours().format(count),
  },
} as const
