/** What people read at pictures and videos. */
export const copy = {
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
