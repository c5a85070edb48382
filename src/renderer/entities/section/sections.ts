import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import BlurOn from '@mui/icons-material/BlurOn'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import DnsOutlined from '@mui/icons-material/DnsOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import ExploreOutlined from '@mui/icons-material/ExploreOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import PetsOutlined from '@mui/icons-material/PetsOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import SentimentVerySatisfiedOutlined from '@mui/icons-material/SentimentVerySatisfiedOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import SpaOutlined from '@mui/icons-material/SpaOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined'
import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { copy } from '#shared/copy.ts'
import { paths } from '#renderer/lib/paths.ts'
import { accents } from '#renderer/theme/accent.ts'

/** A part of the dashboard (spec §2): all that is said of it anywhere. */
export interface Section<Id extends string = string> {
  /** The segment of its route after `/dashboard`. */
  readonly id: Id
  /** Label in the sidebar and the tab title. */
  readonly name: string
  readonly path: string
  readonly icon: typeof SvgIcon
  readonly accent: string
}

const section = <Id extends string>(
  id: Id,
  name: string,
  icon: typeof SvgIcon,
  accent: string,
): Section<Id> => ({ id, name, path: `${paths.dashboard}/${id}`, icon, accent })

const names = copy.sections

const home = section('home', names.home, ExploreOutlined, accents.violet)

/** The sections that are categories of posts too. */
export const universes = [
  section('mushittech77', names.mushittech77, DnsOutlined, accents.blue),
  section('optimustime', names.optimustime, CampaignOutlined, accents.amber),
  section('blogsandgifts', names.blogsandgifts, MenuBookOutlined, accents.pink),
  section('hocicobites', names.hocicobites, PetsOutlined, accents.green),
  section('humordidas', names.humordidas, SentimentVerySatisfiedOutlined, accents.yellow),
  section('impulsame', names.impulsame, WorkOutlined, accents.turquoise),
  section('quantumlux', names.quantumlux, BlurOn, accents.cyan),
  section('lizysfriends', names.lizysfriends, TheaterComedyOutlined, accents.rose),
] as const

const orbit = [
  section('agenda', 'Agenda', EventOutlined, accents.sky),
  section('salud', 'Salud', SpaOutlined, accents.mint),
  section('amigos', 'Amigos', GroupOutlined, accents.lilac),
  section('negocios', 'Negocios Amigos', StorefrontOutlined, accents.apricot),
  section('lugares', 'Lugares Amigos', PlaceOutlined, accents.ice),
  section('profile', 'Mi Perfil', AccountCircleOutlined, accents.lavender),
] as const

/** Pages that are reached from elsewhere than the sidebar. */
const elsewhere = [
  section('post', 'Publicación', ExploreOutlined, accents.violet),
  section('settings', 'Configuración', SettingsOutlined, accents.ash),
  section('pet-profile', 'Perfil de Mascota', PetsOutlined, accents.green),
  section('user-profile', 'Perfil de Usuario', PersonSearchOutlined, accents.lavender),
] as const

/** Entries of the sidebar (spec §2), in its groups. */
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

const byId: ReadonlyMap<string, Section<SectionId>> = new Map(all.map((each) => [each.id, each]))

/** The section of an id that is known to be one. */
export const sections = Object.fromEntries(all.map((each) => [each.id, each])) as {
  readonly [Id in SectionId]: Section<Id>
}

/** The section a hash route belongs to, by its segment after `/dashboard`; the index is home. */
export function sectionOf(pathname: string): Section<SectionId> | undefined {
  const segment = pathname.split('/')[2]
  return segment ? byId.get(segment) : home
}
