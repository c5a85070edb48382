import type { ServerProblem } from '#shared/server-connection.ts'
import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  title: 'Conectar a un servidor',
  lead: `${SITE_NAME} guarda tus datos en un servidor Supabase. Pide estos dos datos a quien lo administra, o cópialos de los ajustes de API de tu proyecto.`,
  url: 'Dirección del servidor',
  urlHelp: 'Por ejemplo, https://mi-proyecto.supabase.co',
  key: 'Clave publicable',
  keyHelp: 'Empieza por sb_publishable_ o eyJ',
  submit: 'Conectar',
  problems: {
    noAddress: 'Escribe una dirección que empiece por https://',
    moreThanAddress: 'Escribe solo la dirección, sin usuario, contraseña ni parámetros.',
    plainHttp: 'Sin https:// solo se puede conectar a este mismo equipo.',
    noKey: 'Escribe la clave publicable.',
    keyShape: 'Esa clave no está completa o tiene caracteres que no son suyos. Cópiala de nuevo.',
    secretKey: 'Esa es una clave secreta y no debe salir del servidor. Usa la clave publicable.',
  } satisfies Record<ServerProblem, string>,
  unreachable: 'Ese servidor no responde. Revisa la dirección y tu conexión.',
  unsuitable: 'En esa dirección no hay un servidor de Cosmia. Revisa que esté completa.',
  unknownKey: 'El servidor no reconoce esa clave. Cópiala de nuevo.',
  failed: 'No se pudo guardar la conexión. Inténtalo de nuevo.',
} as const
