/** What the window's title says beside the names of the sections. */
export const copy = {
  /** Of a page of the dashboard that is none of the sections. */
  unknown: 'Dashboard',
  /** Outside of the dashboard. */
  title: (site: string) => `${site} - Red Social del Futuro`,
  soon: 'Próximamente',
  upcoming: 'Lo que encontrarás aquí',
} as const
