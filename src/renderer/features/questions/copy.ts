import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  certificate: {
    title: 'El servidor pide un certificado',
    lead: (host: string) =>
      `${host} quiere saber quién eres por un certificado de tu equipo. Verá los datos que lleva, como tu nombre.`,
    choose: 'Certificados de tu equipo',
    about: (issuer: string, until: string) => `De ${issuer} · vence el ${until}`,
    show: 'Mostrar este',
    none: 'No mostrar ninguno',
    again: `Lo que elijas vale hasta que cierres ${SITE_NAME}.`,
  },
  login: {
    proxy: {
      title: 'El proxy de tu red pide que te identifiques',
      lead: (host: string) => `${host} te deja salir a internet con un usuario y una contraseña.`,
    },
    server: {
      title: 'El servidor pide que te identifiques',
      lead: (host: string) => `${host} pide un usuario y una contraseña antes de dejarte pasar.`,
    },
    notYours: `No son los de tu cuenta de ${SITE_NAME}. Se recuerdan hasta que cierres ${SITE_NAME}.`,
    refused: 'No se aceptaron. Revísalos e inténtalo otra vez.',
    username: 'Usuario',
    password: 'Contraseña',
    noUsername: 'Escribe el usuario.',
    give: 'Continuar',
    later: 'Ahora no',
    again: 'Si lo dejas para después, se pedirá al recargar la ventana.',
  },
} as const
