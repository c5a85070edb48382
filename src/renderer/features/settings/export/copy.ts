const megabytes = new Intl.NumberFormat('es', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export const copy = {
  lead: 'Te preparamos un archivo JSON con lo que Cosmia guarda de ti:',
  holds: [
    'tu cuenta y tu perfil',
    'tus inicios de sesión, con su dirección y su navegador, y tu segundo paso',
    'tus posts, comentarios, «me gusta» y posts guardados',
    'tus conversaciones, amistades y solicitudes',
    'tus mascotas, álbumes, obras y experiencias',
    'la lista de tus imágenes, videos y documentos, sin los archivos mismos',
  ],
  advice:
    'Tarda unos segundos; con años de conversaciones, unos minutos. Guárdalo en un lugar seguro: dentro van tus conversaciones.',
  choose: 'Elegir dónde guardarlo',
  chooseAnother: 'Elegir otro lugar',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  stop: 'Detener la descarga',
  progress: 'Descarga de tus datos',
  gathering: 'Reuniendo tus datos…',
  writing: 'Guardando tus datos…',
  stopped: 'Descarga detenida. No se ha guardado nada.',
  size: (bytes: number) => megabytes.format(bytes / 1_000_000),
  done: {
    title: '¡Datos descargados!',
    description: (name: string) => `Los tienes en «${name}».`,
  },
  failed: {
    full: 'No queda espacio en ese disco y no se ha guardado nada. Libera espacio o elige otro lugar.',
    unwritable: 'No se puede guardar en ese lugar y no se ha guardado nada. Elige otro.',
    tooOften: (wait: string) =>
      `Ya descargaste tus datos varias veces hace poco. Vuelve a intentarlo en ${wait}; no se ha guardado nada.`,
    busy: 'Otras personas están descargando sus datos en este momento. Vuelve a intentarlo en unos minutos; no se ha guardado nada.',
    refused: 'No pudimos reunir tus datos y no se ha guardado nada. Inténtalo otra vez en un momento.',
  },
} as const
