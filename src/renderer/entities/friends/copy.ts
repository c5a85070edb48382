/** Texts of requests and friendships. Those of spec §8 are exact. */
export const copy = {
  pending: 'Solicitud enviada',
  ask: {
    label: 'Enviar solicitud',
    short: 'Añadir',
    shortOf: (name: string) => `Añadir a ${name}`,
    sent: (name: string) => `Lo verás aquí mismo cuando ${name} responda.`,
    failed: 'No se pudo enviar la solicitud.',
  },
  card: {
    of: (name: string) => `Tarjeta de ${name}`,
    friends: 'En tu órbita',
    not_friends: 'Fuera de tu órbita',
    pending_received: 'Quiere agregarte',
    loading: 'Mirando quién es…',
    failed: 'Ahora no se puede ver más.',
    profile: 'Ver perfil',
    write: 'Mensaje',
  },
  options: (name: string) => `Opciones de tu amistad con ${name}`,
  /** After the name of the sender. */
  wants: 'quiere agregarte',
  hasAsked: (name: string) => `${name} quiere agregarte.`,
  haveAsked: (count: number) => `${count} personas quieren agregarte.`,
  waiting: (count: number, hasMore: boolean) => {
    if (hasMore) return `${count} solicitudes o más`
    return count === 1 ? '1 solicitud' : `${count} solicitudes`
  },
  accept: 'Aceptar',
  acceptOf: (name: string) => `Aceptar la solicitud de ${name}`,
  accepted: 'Ahora son amigos',
  acceptFailed: 'No se pudo aceptar la solicitud.',
  /** Why a request could not be answered. */
  withdrawn: 'Ya no está: se retiró mientras tanto.',
  reject: 'Rechazar',
  rejectOf: (name: string) => `Rechazar la solicitud de ${name}`,
  aside: {
    label: 'Dejar para después',
    labelOf: (name: string) => `Dejar para después la solicitud de ${name}`,
    short: 'Después',
    done: 'Solicitud apartada',
    where: (name: string) => `La encontrarás en Amigos, entre las apartadas, sin que ${name} se entere.`,
    failed: 'No se pudo apartar la solicitud.',
    takeUp: 'Recuperar',
    takeUpOf: (name: string) => `Recuperar la solicitud de ${name}`,
    takeUpFailed: 'No se pudo recuperar la solicitud.',
  },
  lists: {
    received: 'Solicitudes de amistad',
    'set-aside': 'Apartadas',
    sent: 'Solicitudes enviadas',
    loading: 'Buscando solicitudes…',
    loadFailed: 'No se pudieron cargar las solicitudes.',
    more: 'Ver más solicitudes',
  },
  withdraw: {
    label: 'Retirar solicitud',
    labelOf: (name: string) => `Retirar la solicitud a ${name}`,
    question: '¿Retirar la solicitud?',
    means: (name: string) => `${name} dejará de verla. Podrás enviarle otra cuando quieras.`,
    confirm: 'Retirar',
    done: 'Solicitud retirada',
    failed: 'No se pudo retirar la solicitud.',
  },
  end: {
    label: 'Dejar de ser amigos',
    question: '¿Dejar de ser amigos?',
    means: (name: string) =>
      `Tu perfil y el de ${name} volverán a ser privados y su conversación se cerrará, aunque los mensajes no se borran. Para retomarla hará falta una nueva solicitud.`,
    done: 'Ya no son amigos',
    failed: 'No se pudo terminar la amistad.',
  },
} as const
