/** Texts around a book. */
export const copy = {
  bar: 'Herramientas de lectura',
  book: 'Contenido',
  page: 'Página',
  ofPages: (count: number) => `de ${count}`,
  pageNamed: (page: number) => `Página ${page}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  percent: (percent: number) => `${percent}\u00a0%`,
  /** After a percentage, for the ear. */
  read: ' leído',
  textSize: 'Tamaño del texto',
  sizes: ['Pequeño', 'Normal', 'Grande', 'Muy grande'],
  smaller: 'Reducir',
  larger: 'Ampliar',
  fit: 'Ajustar al ancho',
  search: 'Buscar en el texto',
  previousMatch: 'Coincidencia anterior',
  nextMatch: 'Coincidencia siguiente',
  matches: (at: number, total: number) => `${at} de ${total}`,
  searching: 'Buscando…',
  noMatch: 'Sin coincidencias',
} as const
