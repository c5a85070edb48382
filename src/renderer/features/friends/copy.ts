/** Texts of the page of friends. */
export const copy = {
  lead: 'Esta es tu constelación: cada planeta, una amistad, y lugar para quienes están por llegar.',
  leadAlone: 'Tu constelación espera a sus primeras amistades.',
  noneReceived: 'Nadie espera tu respuesta.',
  friends: (count: number | undefined) => (count ? `Tus amigos (${count})` : 'Tus amigos'),
  list: 'Tus amigos',
  /** The second column of the list. */
  listMore: 'Tus amigos, continuación',
  loading: 'Buscando a tus amigos…',
  loadFailed: 'No se pudieron cargar los amigos.',
  /** What the page says in their place, beside the toast (spec §8). */
  late: 'Tus amigos aún no llegan.',
  noneTitle: 'Tu órbita espera compañía',
  none: 'Busca a alguien por su nombre, entra en su perfil y envíale una solicitud.',
  find: 'Buscar personas',
  writeTo: (name: string) => `Enviar un mensaje a ${name}`,
  optionsOf: (name: string) => `Opciones de ${name}`,
  upcoming: 'Personas por descubrir: sugerencias de quienes comparten tus intereses o tus amistades.',
} as const
