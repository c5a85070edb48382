/** Texts of the code that is asked for after the password. */
export const copy = {
  field: 'Código de 6 dígitos',
  incomplete: 'El código tiene 6 dígitos.',
  refused: {
    wrong: 'Ese código no es válido o ya ha cambiado. Escribe el que ves ahora en tu aplicación.',
    gone: 'Ese dispositivo ya no está en tu cuenta.',
    moved:
      'Tu conexión cambia de dirección mientras comprobamos el código. Prueba otra vez, o desde otra red.',
    limited: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
    ended: 'Tu sesión ha terminado. Vuelve a entrar con tu contraseña.',
    failed: 'No pudimos comprobar el código. Inténtalo otra vez en un momento.',
  },
} as const
