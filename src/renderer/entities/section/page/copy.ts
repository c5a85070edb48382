export const copy = {
  soon: 'Próximamente',
  upcoming: 'Lo que encontrarás aquí',
} as const
