export const copy = {
  loading: 'Preparando el viaje…',
  failed: {
    title: 'Algo se salió de órbita',
    description: 'Esta pantalla no se pudo mostrar. Tus borradores siguen guardados.',
    reload: 'Volver a cargar',
  },
  keychain: {
    waiting: 'Esperando a que se abra el llavero de tu sistema…',
    more: 'En cuanto se abra, entrarás sin hacer nada más. También puedes iniciar sesión ahora.',
  },
  keptInMemory: {
    title: 'Tu sesión solo durará hasta que cierres Cosmia',
    description: 'El llavero del sistema no responde, así que la próxima vez tendrás que volver a entrar.',
  },
  ended: {
    title: 'Tu sesión ha terminado',
    description: 'Vuelve a entrar para seguir. Lo que estabas escribiendo sigue guardado en este equipo.',
  },
  silenced: {
    title: 'Tu sistema no deja que Cosmia avise',
    description: 'En Configuración te contamos cómo darle permiso.',
  },
  diskFull: {
    title: 'No queda espacio en el disco',
    description:
      'Lo que escribas se conserva solo mientras la ventana siga abierta. Libera espacio y todo volverá a guardarse.',
  },
  notFound: {
    title: 'Aquí solo hay espacio vacío',
    description: 'Esta página no existe o cambió de órbita.',
    toStart: 'Volver al inicio',
  },
} as const
