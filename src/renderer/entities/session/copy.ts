/** What the member is told of the session itself. */
export const copy = {
  keptInMemory: {
    title: 'Tu sesión solo durará hasta que cierres la app',
    description: 'El llavero del sistema no responde, así que la próxima vez tendrás que volver a entrar.',
  },
  ended: {
    title: 'Tu sesión ha terminado',
    description: 'Vuelve a entrar para seguir. Lo que estabas escribiendo sigue guardado en este equipo.',
  },
  newPassword: {
    field: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    help: 'Al menos 8 caracteres.',
    missing: 'Escribe tu contraseña.',
    tooShort: 'Alárgala un poco: necesita al menos 8 caracteres.',
    mismatch: 'Las contraseñas no coinciden',
    refused: {
      same: 'Es la misma contraseña que ya tenías. Elige otra.',
      weak: 'Es fácil de adivinar. Elige una más larga o más variada.',
      ended: 'Tu sesión ha terminado. Vuelve a entrar para cambiar la contraseña.',
      limited: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
      refused: 'No se pudo guardar la contraseña. Inténtalo otra vez.',
    },
  },
} as const
