import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { copy } from '#shared/copy.ts'
import { paths } from '#renderer/lib/paths.ts'
import { accents } from '#renderer/theme/accent.ts'
import type { Composition } from '#renderer/ui/sky/Limb.tsx'
import {
  BookIcon,
  CalendarIcon,
  FriendsIcon,
  HeartbeatIcon,
  HomeIcon,
  LaughIcon,
  OrbitsIcon,
  PawIcon,
  PlaceIcon,
  ProfileIcon,
  RisingIcon,
  RocketIcon,
  ServersIcon,
  ShopIcon,
  StageIcon,
} from './icons.tsx'

/** A section of the dashboard (spec §2), with everything about it. */
export interface Section<Id extends string = string> {
  /** The segment of its route after `/dashboard`. */
  readonly id: Id
  /** Label in the sidebar and the tab title. */
  readonly name: string
  readonly path: string
  readonly icon: typeof SvgIcon
  readonly accent: string
  /** A later version brings its content. */
  readonly isUpcoming: boolean
}

const section = <Id extends string>(
  id: Id,
  name: string,
  icon: typeof SvgIcon,
  accent: string,
  isUpcoming = false,
): Section<Id> => ({ id, name, path: `${paths.dashboard}/${id}`, icon, accent, isUpcoming })

const upcoming = true

const names = copy.sections

const home = section('home', names.home, HomeIcon, accents.violet)

/** The sections that are also categories of posts. */
export const universes = [
  section('mushittech77', names.mushittech77, ServersIcon, accents.blue),
  section('optimustime', names.optimustime, RisingIcon, accents.amber),
  section('blogsandgifts', names.blogsandgifts, BookIcon, accents.pink),
  section('hocicobites', names.hocicobites, PawIcon, accents.green),
  section('humordidas', names.humordidas, LaughIcon, accents.yellow),
  section('impulsame', names.impulsame, RocketIcon, accents.turquoise),
  section('quantumlux', names.quantumlux, OrbitsIcon, accents.cyan),
  section('lizysfriends', names.lizysfriends, StageIcon, accents.rose),
] as const

const orbit = [
  section('agenda', 'Agenda', CalendarIcon, accents.sky, upcoming),
  section('salud', 'Salud', HeartbeatIcon, accents.mint, upcoming),
  section('amigos', 'Amigos', FriendsIcon, accents.lilac),
  section('negocios', 'Negocios Amigos', ShopIcon, accents.apricot, upcoming),
  section('lugares', 'Lugares Amigos', PlaceIcon, accents.ice, upcoming),
  section('profile', 'Mi Perfil', ProfileIcon, accents.lavender),
] as const

/** Pages not listed in the sidebar. */
const elsewhere = [
  section('post', 'Post', HomeIcon, accents.violet),
  section('settings', 'Configuración', SettingsOutlined, accents.ash),
  section('pet-profile', 'Perfil de Mascota', PawIcon, accents.green),
  section('user-profile', 'Perfil de Usuario', ProfileIcon, accents.lavender),
] as const

/** Entries of the sidebar (spec §2), in groups. */
export const sidebarGroups: readonly {
  readonly title: string | null
  readonly sections: readonly Section[]
}[] = [
  { title: null, sections: [home] },
  { title: 'Universos', sections: universes },
  { title: 'Mi órbita', sections: orbit },
]

const all = [home, ...universes, ...orbit, ...elsewhere] as const

export type SectionId = (typeof all)[number]['id']

const compositions: Partial<Record<SectionId, Composition>> = {
  mushittech77: 'arc',
  optimustime: 'side',
  blogsandgifts: 'arc',
  hocicobites: 'scene',
  impulsame: 'side',
  quantumlux: 'zenith',
  lizysfriends: 'scene',
  agenda: 'zenith',
  salud: 'arc',
  amigos: 'near',
  negocios: 'side',
  lugares: 'zenith',
}

/** Composition of a section's page; none for pages that are read downwards, over a low planet. */
export const compositionOf = (id: SectionId): Composition | undefined => compositions[id]

const byId: ReadonlyMap<string, Section<SectionId>> = new Map(all.map((each) => [each.id, each]))

/** All sections by id. */
export const sections = Object.fromEntries(all.map((each) => [each.id, each])) as {
  readonly [Id in SectionId]: Section<Id>
}

/** The section of a hash route, by its segment after `/dashboard`; the index is home. */
export function sectionOf(pathname: string): Section<SectionId> | undefined {
  const segment = pathname.split('/')[2]
  return segment ? byId.get(segment) : home
}
