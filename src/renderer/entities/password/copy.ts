export const copy = {
  field: 'Contraseña nueva',
  repeat: 'Repite la contraseña nueva',
  help: 'Al menos 8 caracteres.',
  missing: 'Escribe tu contraseña.',
  tooShort: 'Alárgala un poco: necesita al menos 8 caracteres.',
  tooLong: 'Acórtala un poco: caben 72 letras, y cada eñe, acento o emoji cuenta por dos o más.',
  mismatch: 'Las contraseñas no coinciden',
  refused: {
    same: 'Es la misma contraseña que ya tenías. Elige otra.',
    weak: 'Es fácil de adivinar. Elige una más larga o más variada.',
    leaked: 'Esa contraseña aparece en filtraciones de otros sitios. Elige otra.',
    ended: 'Tu sesión ha terminado. Vuelve a entrar para cambiar la contraseña.',
    limited: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
    refused: 'No se pudo guardar la contraseña. Inténtalo otra vez.',
  },
} as const
