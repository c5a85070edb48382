/** Texts about the session. */
export const copy = {
  keptInMemory: {
    title: 'Tu sesión solo durará hasta que cierres Cosmia',
    description: 'El llavero del sistema no responde, así que la próxima vez tendrás que volver a entrar.',
  },
  ended: {
    title: 'Tu sesión ha terminado',
    description: 'Vuelve a entrar para seguir. Lo que estabas escribiendo sigue guardado en este equipo.',
  },
} as const
