export const copy = {
  title: 'Configuración',
  lead: 'Ajusta tu nave a tu manera.',
  /** Name of the list of the groups. */
  index: 'Partes de la configuración',
  manage: 'Configurar',
  /** Title of the four cards. */
  later: 'Más adelante',
  already: 'De momento:',
  account: 'Tu cuenta',
  accountGroups: { access: 'Acceso', data: 'Tus datos' },
  changePassword: {
    title: 'Cambiar la contraseña',
    description: 'Al cambiarla, tu sesión se cierra en los demás equipos. En este sigues dentro.',
    act: 'Cambiar contraseña',
    current: 'Contraseña actual',
    currentMissing: 'Escribe tu contraseña actual.',
    wrong: 'Esa no es tu contraseña actual.',
    cancel: 'Cancelar',
    save: 'Guardar',
    done: {
      title: '¡Contraseña cambiada!',
      description: 'Tu sesión se ha cerrado en los demás equipos.',
    },
  },
  downloadData: {
    title: 'Descargar mis datos',
    description: 'Una copia de lo que Cosmia guarda de ti, en un archivo de tu equipo.',
    act: 'Descargar datos',
  },
  deleteAccount: {
    title: 'Eliminar mi cuenta',
    description: 'Borra tu cuenta y todo lo que has compartido. No se puede deshacer.',
    act: 'Eliminar cuenta',
  },
  signOutEverywhere: {
    title: 'Cerrar sesión en todos los equipos',
    description: 'Por si te la dejaste abierta en otro lugar o perdiste un equipo.',
    act: 'Cerrar en todos',
    question: {
      title: '¿Cerrar tu sesión en todos los equipos?',
      description: 'Tendrás que volver a entrar en cada uno, también en este.',
      confirmLabel: 'Cerrar en todos',
    },
    done: { title: 'Sesión cerrada en todos los equipos', description: 'Vuelve a entrar cuando quieras.' },
    failed:
      'No se pudo cerrar tu sesión en los demás equipos, así que aquí sigue abierta. Inténtalo otra vez.',
  },
  machine: {
    title: 'En este equipo',
    groups: {
      notices: 'Avisos',
      window: 'Al abrir y cerrar',
      writing: 'Escritura',
      program: 'Programa',
    },
    quiet: {
      title: 'No molestar',
      description: 'Tus mensajes llegan igual y cuentan como no leídos; solo dejamos de avisarte.',
    },
    silenced: {
      title: 'Tu sistema no deja que Cosmia avise',
      description:
        'Tus mensajes llegan igual, pero si no miras la ventana no te enterarás. Dale permiso en los ajustes de tu sistema.',
      act: 'Abrir los ajustes',
      failed: 'No se pudieron abrir los ajustes de tu sistema. Ábrelos desde su menú.',
    },
    switches: {
      namesOnly: {
        title: 'Solo el nombre',
        description: 'Los avisos dicen quién te escribe, pero no qué.',
      },
      makesSound: {
        title: 'Avisos con sonido',
        description: 'Suena lo que tu sistema tenga elegido para los avisos.',
      },
      closesToTray: {
        title: 'Seguir en la bandeja al cerrar',
        description: 'Al cerrar la ventana, Cosmia se queda junto al reloj y te sigue avisando.',
      },
      startsWithSystem: {
        title: 'Abrir al iniciar el equipo',
        description: 'Cosmia se abre al iniciar sesión en el equipo.',
      },
      checksSpelling: {
        title: 'Revisar la ortografía',
        description: 'Subraya lo que parece mal escrito.',
      },
      usesGraphics: {
        title: 'Aceleración por hardware',
        description: 'Tu tarjeta gráfica dibuja Cosmia. Apágala si la ventana parpadea o se queda en negro.',
      },
    },
    languages: {
      title: 'Idiomas de la ortografía',
      description: 'Elige los idiomas en los que escribes.',
      field: 'Añadir un idioma',
      none: 'Sin idiomas no se revisa nada.',
      nothing: 'Ningún idioma se llama así.',
      remove: 'Quitar',
      list: 'Ver los idiomas',
      hide: 'Cerrar la lista',
    },
    diagnostics: {
      title: 'Diagnóstico',
      description:
        'Un archivo con versiones, ajustes y el registro de fallos, para quien te ayude. Sin nombres, mensajes, direcciones ni claves.',
      act: 'Exportar diagnóstico',
      done: 'Diagnóstico guardado',
      failed: 'No se pudo guardar el diagnóstico. Inténtalo en otro lugar.',
    },
    restart: {
      title: 'Falta reiniciar Cosmia',
      description: 'Lo que acabas de elegir cuenta desde el próximo inicio. Tus borradores te esperan.',
      act: 'Reiniciar ahora',
      failed: 'No se pudo reiniciar. Cierra Cosmia y ábrela de nuevo.',
    },
    startsHidden: 'Cosmia se abre al iniciar sesión en el equipo, sin ventana, en la bandeja.',
  },
} as const

/** The four cards of spec §2; none works yet, and each says what there is elsewhere. */
export const cards = [
  {
    id: 'profile',
    title: 'Perfil',
    description: 'Tu nombre, tu biografía y lo que se ve de ti.',
    already: 'edita tu perfil',
  },
  {
    id: 'security',
    title: 'Seguridad',
    description: 'Tu contraseña y los equipos donde tienes la sesión abierta.',
    already: 'cuida tu cuenta, más arriba',
  },
  {
    id: 'notifications',
    title: 'Notificaciones',
    description: 'Qué avisos recibes y cuándo prefieres silencio.',
    already: 'elige en este equipo, más arriba',
  },
  {
    id: 'appearance',
    title: 'Apariencia',
    description: 'El tamaño del texto, el movimiento y los colores.',
    already: 'acerca o aleja todo en el menú Ver',
  },
] as const
