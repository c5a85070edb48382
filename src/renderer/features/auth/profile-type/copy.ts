export const copy = {
  title: 'Un último paso...',
  created: '¡Cuenta creada!',
  checkMail: 'Revisa tu email para confirmarla y, mientras tanto, completa tu perfil.',
  ready: 'Ahora completa tu perfil.',
  question: '¿Cómo quieres explorar el cosmos?',
  submit: 'Completar perfil',
  otherAccount: 'Entrar con otra cuenta',
  saved: { title: '¡Perfil completado!', description: 'Ya puedes iniciar sesión.' },
  failed: 'No se pudo guardar tu tipo de perfil.',
  missing: 'Elige un tipo de perfil para continuar.',
} as const

/** Profile types (spec §3); the title is also the stored value. */
export const profileTypes = [
  { value: 'Explorador Casual', description: 'Vengo a mirar, leer y conocer gente.' },
  { value: 'Creador de Contenido', description: 'Publico lo que imagino y lo comparto.' },
  { value: 'Emprendedor Digital', description: 'Doy a conocer mi proyecto o mi negocio.' },
  { value: 'Buscador Espiritual', description: 'Busco calma, sentido y buena compañía.' },
] as const

export type ProfileType = (typeof profileTypes)[number]['value']
