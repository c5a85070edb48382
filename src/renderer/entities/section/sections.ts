import type { AccentName } from '#renderer/theme/accents.ts'
import { paths } from '#renderer/lib/paths.ts'

export interface Section {
  readonly id: AccentName
  /** What people read in the sidebar and the tab title. */
  readonly name: string
  readonly path: string
}

const home: Section = { id: 'home', name: 'Inicio', path: paths.home }
const profile: Section = { id: 'profile', name: 'Mi Perfil', path: paths.profile }

const universes: readonly Section[] = [
  { id: 'mushittech77', name: 'MushitTech77', path: paths.mushittech77 },
  { id: 'optimustime', name: 'OptimusTime', path: paths.optimustime },
  { id: 'blogsandgifts', name: 'Blogs and Gifts', path: paths.blogsandgifts },
  { id: 'hocicobites', name: 'HocicoBites', path: paths.hocicobites },
  { id: 'humordidas', name: 'HuMordidas', path: paths.humordidas },
  { id: 'impulsame', name: 'Impúlsame', path: paths.impulsame },
  { id: 'quantumlux', name: 'Quantum Lux', path: paths.quantumlux },
  { id: 'lizysfriends', name: 'Lizy’s Friends', path: paths.lizysfriends },
]

const orbit: readonly Section[] = [
  { id: 'agenda', name: 'Agenda', path: paths.agenda },
  { id: 'salud', name: 'Salud', path: paths.salud },
  { id: 'amigos', name: 'Amigos', path: paths.amigos },
  { id: 'negocios', name: 'Negocios Amigos', path: paths.negocios },
  { id: 'lugares', name: 'Lugares Amigos', path: paths.lugares },
]

/** Pages that are reached from elsewhere than the sidebar. */
const elsewhere: readonly Section[] = [
  { id: 'settings', name: 'Configuración', path: paths.settings },
  { id: 'pet-profile', name: 'Perfil de Mascota', path: paths.newPet },
  { id: 'user-profile', name: 'Perfil de Usuario', path: paths.dashboard },
]

/** What the sidebar lists (spec §2), in its groups. */
export const sidebarGroups: readonly {
  readonly title: string | null
  readonly sections: readonly Section[]
}[] = [
  { title: null, sections: [home] },
  { title: 'Universos', sections: universes },
  { title: 'Mi órbita', sections: [...orbit, profile] },
]

const byId = new Map(
  [home, profile, ...universes, ...orbit, ...elsewhere].map((section) => [section.id as string, section]),
)

/** The section a hash route belongs to, by its segment after `/dashboard`; the index is home. */
export function sectionOf(pathname: string): Section | undefined {
  const segment = pathname.split('/')[2]
  return byId.get(segment ? segment : home.id)
}
