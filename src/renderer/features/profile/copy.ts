/** Texts of profiles. Those of spec §2, §4, §5 and §8 are exact. */
export const copy = {
  loading: 'Cargando el perfil…',
  loadFailed: 'No se pudo cargar el perfil.',
  notFound: 'No se pudo encontrar el perfil.',
  notFoundDetail: 'Puede que el enlace esté incompleto o que la cuenta ya no exista.',
  toHome: 'Volver al inicio',
  private: {
    title: 'Perfil Privado',
    text: (name: string) => `Para ver su perfil completo, ${name} y tú deben ser amigos.`,
    opens: 'Con la amistad se abren su bio, sus álbumes, su mascota y una conversación entre ustedes.',
  },
  friend: {
    friends: 'Amigos',
    write: 'Enviar mensaje',
  },
  common: {
    title: 'En común',
    friends: (count: number, names: string) =>
      count === 1 ? `1 amistad en común: ${names}` : `${count} amistades en común: ${names}`,
    others: (count: number) => `${count} más`,
    posts: (count: number, isMore: boolean) => {
      if (isMore) return `${count} posts o más en público`
      return count === 1 ? '1 post en público' : `${count} posts en público`
    },
  },
  about: {
    title: 'Información',
    of: (name: string) => `Sobre \u2068${name}\u2069`,
    city: 'Ciudad',
    academic: 'Formación académica',
    professional: 'Trayectoria profesional',
    userType: 'Tipo de usuario',
    age: 'Edad',
    creator: 'Crea contenido',
    unknown: 'No especificada',
    years: (age: number) => (age === 1 ? '1 año' : `${age} años`),
    yes: 'Sí',
    empty: 'Aquí cabe más de ti: tus estudios, a qué te dedicas, qué te trae por aquí.',
    noBio: 'Esta bio todavía es espacio por explorar.',
  },
  pet: {
    title: 'Mascota',
    loading: 'Buscando a tu mascota…',
    none: 'Aún no hay ninguna mascota en esta órbita.',
    create: 'Crear un perfil',
    loadFailed: 'No se pudo cargar la mascota.',
  },
  family: { title: 'Familia', soon: 'Próximamente' },
  albums: 'Portafolio',
  picture: {
    change: { avatar: 'Cambiar foto', cover: 'Cambiar portada' },
    title: { avatar: 'Tu foto', cover: 'Tu portada' },
    saved: 'Imagen actualizada',
    removal: {
      avatar: { label: 'Quitar foto', done: 'Tu planeta está de vuelta' },
      cover: { label: 'Quitar portada', done: 'Tu cielo está de vuelta' },
    },
  },
  edit: {
    open: 'Editar perfil',
    title: 'Editar perfil',
    username: 'Nombre de usuario',
    bio: 'Bio',
    birthYear: 'Año de nacimiento',
    creator: 'Creo contenido',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Perfil guardado',
    failed: 'No se pudo guardar el perfil.',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Los cambios de tu perfil aún no están guardados.',
    leave: 'Salir sin guardar',
    discardTitle: '¿Descartar los cambios?',
    discard: 'Descartar',
    usernameMissing: 'Elige un nombre de usuario.',
    usernameTaken: 'Ese nombre ya está en uso o se parece demasiado a otro. Prueba con otro.',
    usernameShape: 'Ese nombre lleva espacios de más o caracteres que no se pueden usar.',
    tooLong: (limit: number) => `Puede tener hasta ${limit} caracteres.`,
  },
} as const

/** Offered for the free text (spec §3). */
export const userTypes = [
  'Explorador Casual',
  'Creador de Contenido',
  'Emprendedor Digital',
  'Buscador Espiritual',
] as const
