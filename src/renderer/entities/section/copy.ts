/** Window titles of pages outside the sections. */
export const copy = {
  /** A dashboard page outside the sections. */
  unknown: 'Dashboard',
  /** Outside the dashboard. */
  title: (site: string) => `${site} - Red Social del Futuro`,
  soon: 'Próximamente',
  upcoming: 'Lo que encontrarás aquí',
} as const
