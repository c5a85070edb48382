export const copy = {
  linkFailed: 'No se pudo abrir el enlace.',
} as const
