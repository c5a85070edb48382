import type { FileKind } from '#shared/bridge.ts'

/** What people read about files. Those of spec §5 are exact. */
export const copy = {
  unsupported: 'Archivo no soportado',
  /** What to bring instead. */
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
  chooseAnother: 'Comprueba que sigue en su sitio o elige otro.',
  /** With the server's words (spec §8). */
  uploadFailed: 'Error de subida',
  onlyOne: 'Solo cabe un archivo',
  firstTaken: 'Nos quedamos con el primero.',
} as const
