/** The word to type before an account is deleted. */
export const WORD = 'ELIMINAR'

export const copy = {
  lead: 'Se borra para siempre, aquí y en todos tus equipos:',
  goes: [
    'tu cuenta, tu perfil y tu nombre de usuario',
    'tus posts, con los comentarios y «me gusta» que otras personas dejaron en ellos',
    'tus comentarios, tus «me gusta» y lo que guardaste',
    'tus conversaciones enteras, también para quien hablaba contigo',
    'tus amistades y solicitudes',
    'tus mascotas, álbumes, portafolio, obras y experiencias',
    'todas tus imágenes, videos y documentos',
    'lo que dejaste a medias en este equipo: textos y archivos sin enviar',
  ],
  advice: '¿Quieres conservar algo? Descarga antes tus datos. Después no hay vuelta atrás.',
  word: `Escribe ${WORD}`,
  wordMissing: `Escribe ${WORD}, con todas sus letras.`,
  password: 'Tu contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  wrong: 'Esa no es tu contraseña.',
  cancel: 'Cancelar',
  act: 'Eliminar mi cuenta',
  retry: 'Reintentar',
  progress: 'Borrado de tu cuenta',
  steps: {
    password: 'Comprobando tu contraseña…',
    files: 'Retirando tus archivos…',
    account: 'Borrando tu cuenta… Puede tardar varios minutos; no cierres Cosmia.',
  },
  done: {
    title: 'Tu cuenta ya no existe',
    description: 'Gracias por el viaje. Si algún día vuelves, el cosmos seguirá aquí.',
  },
  failed: {
    title: 'No se pudo eliminar tu cuenta',
    filesGone: 'Tus archivos ya no están.',
    someFilesGone: 'Ya no está parte de tus archivos.',
    cut: 'Se cortó la conexión.',
    stale:
      'Ha pasado un rato desde que comprobamos tu contraseña, así que tu cuenta sigue aquí. Reinténtalo: la comprobaremos otra vez, no tienes que escribir nada.',
    stays: 'Tu cuenta sigue aquí. Reinténtalo: no tienes que escribir nada otra vez.',
    unknown:
      'Se cortó la conexión y no sabemos si tu cuenta se llegó a borrar. Reinténtalo para comprobarlo: no tienes que escribir nada otra vez.',
  },
} as const
