import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  title: 'Actualización',
  found: (version: string) => `Hay una versión nueva de ${SITE_NAME}: la ${version}.`,
  notes: 'Qué hay de nuevo',
  download: 'Descargar',
  notNow: 'Ahora no',
  downloading: (version: string) => `Descargando la versión ${version}…`,
  percent: (percent: number) => `${percent}\u00a0%`,
  progress: 'Descarga de la versión nueva',
  hide: 'Ocultar',
  ready: (version: string) => `La versión ${version} está lista.`,
  readyMore: 'Se instala al reiniciar, o sola cuando salgas.',
  restart: 'Reiniciar ahora',
  atQuit: 'Al salir',
  failed: (version: string) => ({
    says: `No se pudo descargar la versión ${version}.`,
    more: 'Revisa tu conexión.',
  }),
  unplaced: (version: string) => ({
    says: `No se pudo instalar la versión ${version}.`,
    more: `Puedes seguir usando ${SITE_NAME} como está.`,
  }),
  retry: 'Reintentar',
  notice: 'Aviso',
  understood: 'Entendido',
  tooOldTitle: 'Versión demasiado antigua',
  tooOld: `Esta versión de ${SITE_NAME} ya es demasiado antigua.`,
  nothingIsLost: 'Lo que escribiste sigue aquí: puedes leerlo y copiarlo.',
  update: 'Actualizar',
  byHand:
    'Esta copia no se actualiza sola: instala la versión nueva igual que instalaste esta. Lo que escribiste sigue aquí.',
} as const
