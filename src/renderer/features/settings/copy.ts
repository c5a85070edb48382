export const copy = {
  title: 'Configuración',
  lead: 'Ajusta tu nave a tu manera.',
  manage: 'Configurar',
} as const

/** The four cards of spec §2; none works yet. */
export const cards = [
  { id: 'profile', title: 'Perfil', description: 'Tu nombre, tu biografía y lo que otros ven de ti.' },
  {
    id: 'security',
    title: 'Seguridad',
    description: 'Tu contraseña y los equipos donde tienes la sesión abierta.',
  },
  {
    id: 'notifications',
    title: 'Notificaciones',
    description: 'Qué avisos recibes y cuándo prefieres silencio.',
  },
  { id: 'appearance', title: 'Apariencia', description: 'El tamaño del texto, el movimiento y los colores.' },
] as const
