/** Texts of the window's title where it names no section. */
export const copy = {
  /** Of a page of the dashboard that is none of the sections. */
  unknown: 'Dashboard',
  /** Outside of the dashboard. */
  title: (site: string) => `${site} - Red Social del Futuro`,
  soon: 'Próximamente',
  upcoming: 'Lo que encontrarás aquí',
} as const
