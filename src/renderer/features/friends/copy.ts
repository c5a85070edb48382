/** Texts of the page of friends. */
export const copy = {
  lead: 'Toda tu constelación de amistades en una página, con quienes orbitan cerca y quienes están por llegar.',
  noneReceived: 'Nadie espera tu respuesta.',
  noneSent: 'No esperas ninguna respuesta.',
  friends: (count: number | undefined) => (count ? `Tus amigos (${count})` : 'Tus amigos'),
  list: 'Tus amigos',
  loading: 'Buscando a tus amigos…',
  loadFailed: 'No se pudieron cargar los amigos.',
  noneTitle: 'Tu órbita espera compañía',
  none: 'Busca a alguien por su nombre, entra en su perfil y envíale una solicitud.',
  find: 'Buscar personas',
  writeTo: (name: string) => `Enviar un mensaje a ${name}`,
  optionsOf: (name: string) => `Opciones de ${name}`,
  upcoming: {
    title: 'Personas por descubrir',
    text: 'Sugerencias de quienes comparten tus intereses, para que tu constelación siga creciendo.',
    upcoming: ['Personas afines', 'Amistades en común'],
  },
} as const
