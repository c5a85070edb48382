import type { FileKind } from '#shared/bridge.ts'

/** Texts about files. Those of spec §5 are exact. */
export const copy = {
  unsupported: 'Archivo no soportado',
  /** Accepted alternatives. */
  wanted: {
    'post-media': 'Por favor, sube una imagen o un video.',
    'chat-file': 'Por favor, sube una imagen, un video, un audio, un PDF o un texto.',
    'blog-cover': 'Por favor, sube una imagen.',
    'blog-content': 'Por favor, sube un archivo .pdf o .txt.',
    image: 'Por favor, sube una imagen.',
  } satisfies Record<FileKind, string>,
  tooLarge: 'Archivo demasiado grande',
  limit: {
    images: (size: string) => `Una imagen puede ocupar ${size} como mucho.`,
    videos: (size: string) => `Un video puede ocupar ${size} como mucho.`,
    documents: (size: string) => `Un documento puede ocupar ${size} como mucho.`,
    shareable: (size: string) => `Un archivo puede ocupar ${size} como mucho.`,
  },
  unreadable: 'No se pudo leer el archivo',
  chooseAnother: 'Revisa que siga en su lugar o elige otro.',
  /** Followed by the server's message (spec §8). */
  uploadFailed: 'Error de subida',
  sending: {
    share: (percent: number) => `Subiendo… ${percent}\u00a0%`,
    label: 'Subida del archivo',
    cancel: 'Cancelar subida',
  },
  /** Asked before a member with unsent files leaves this device. */
  lost: (count: number): string =>
    `${count === 1 ? '1 archivo sin enviar se perderá' : `${count} archivos sin enviar se perderán`}: se quita de este equipo todo archivo que no ha salido. Lo que has escrito se queda.`,
  onlyOne: 'Solo cabe un archivo',
  firstTaken: 'Nos quedamos con el primero.',
  tooMany: 'Caben 10 archivos a la vez',
  firstOnesTaken: 'Nos quedamos con los primeros.',
  picture: {
    drop: 'Suelta aquí una imagen, pégala o elígela en tu equipo.',
    limits: 'JPG, PNG, WebP, GIF o AVIF de hasta 10 MB.',
    choose: 'Elegir imagen',
    another: 'Elegir otra',
    close: 'Cerrar',
    area: 'Encuadre: muévelo con las flechas',
    zoom: 'Zoom',
    hint: 'Arrastra para encuadrar. También con las flechas del teclado.',
    save: 'Guardar',
    retry: 'Reintentar',
    stop: 'Cancelar la subida',
    sending: 'Subiendo la imagen',
    unsaved: 'Todavía no se ha guardado. Tu imagen sigue aquí.',
    /** Title of spec §8; its description is the server's message. */
    failed: 'Error de actualización',
  },
  imageOf: (username: string) => `Imagen de ${username}`,
  videoOf: (username: string) => `Video de ${username}`,
  enlarge: 'Ver en grande',
  imageFailed: 'No se pudo mostrar la imagen.',
  imageTooLarge: 'Esta imagen es demasiado grande para verla aquí.',
  videoFailed: 'No se pudo mostrar el video.',
  retry: 'Reintentar',
  lightbox: {
    gallery: 'Galería',
    slide: 'Imagen',
    carousel: 'Carrusel',
    place: '{index} de {total}',
    previous: 'Anterior',
    next: 'Siguiente',
    close: 'Cerrar',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    save: 'Guardar imagen',
    saved: 'Imagen guardada',
    saveFailed: 'No se pudo guardar la imagen.',
  },
} as const
