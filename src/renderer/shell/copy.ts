export const copy = {
  skip: 'Saltar al contenido',
  sections: 'Secciones',
  openSections: 'Abrir secciones',
  beta: 'Versión Beta',
  home: 'Ir al inicio',
  notifications: 'Notificaciones',
  noNotifications: 'No hay notificaciones nuevas.',
  account: 'Menú de usuario',
  signOut: 'Cerrar Sesión',
  signOutFailed: 'Sign out Failed',
  signOutFailedDetail: 'Cerraste la sesión en este equipo, pero el servidor no lo confirmó.',
  profileFailed: 'No se pudo cargar el perfil.',
} as const
