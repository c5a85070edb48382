import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  title: 'Tu segundo paso',
  lead: 'Abre tu aplicación de autenticación y escribe el código que muestra ahora para entrar.',
  submit: 'Entrar',
  otherAccount: 'Usar otra cuenta',
  help: `Sirve cualquiera de los dispositivos que añadiste. Si los perdiste todos, pide a quien administra ${SITE_NAME} que los quite de tu cuenta.`,
} as const
