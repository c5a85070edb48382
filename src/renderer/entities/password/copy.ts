export const copy = {
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
} as const
