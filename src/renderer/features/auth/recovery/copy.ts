export const copy = {
  title: 'Recupera tu contraseña',
  lead: 'Escribe tu email y te enviaremos un código de 8 dígitos para elegir una contraseña nueva.',
  send: 'Enviar código',
  notSent: 'No se pudo enviar el código',
  back: 'Volver a iniciar sesión',
  sent: 'Si hay una cuenta con este email, le acabamos de enviar un código de 8 dígitos:',
  late: 'Si no llega en unos minutos, mira en la carpeta de spam o prueba más tarde.',
  code: 'Código de recuperación',
  otherEmail: 'Usar otro email',
  choose: 'Elige una contraseña nueva',
  chooseLead: 'Al guardarla entras aquí, y tu sesión se cierra en los demás equipos.',
  save: 'Guardar y entrar',
  ended: 'El código ha caducado. Pide otro para elegir tu contraseña nueva.',
  done: {
    title: '¡Contraseña cambiada!',
    description: 'Te damos la bienvenida de vuelta. Tu sesión se ha cerrado en los demás equipos.',
  },
} as const
