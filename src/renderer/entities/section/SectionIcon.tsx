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
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { AccentName } from '#renderer/theme/accents.ts'

const icons = {
  home: ExploreOutlined,
  mushittech77: DnsOutlined,
  optimustime: CampaignOutlined,
  blogsandgifts: MenuBookOutlined,
  hocicobites: PetsOutlined,
  humordidas: SentimentVerySatisfiedOutlined,
  impulsame: WorkOutlined,
  quantumlux: BlurOn,
  lizysfriends: TheaterComedyOutlined,
  agenda: EventOutlined,
  salud: SpaOutlined,
  amigos: GroupOutlined,
  negocios: StorefrontOutlined,
  lugares: PlaceOutlined,
  profile: AccountCircleOutlined,
  settings: SettingsOutlined,
  'pet-profile': PetsOutlined,
  'user-profile': PersonSearchOutlined,
} satisfies Record<AccentName, unknown>

export function SectionIcon({ section, ...props }: SvgIconProps & { readonly section: AccentName }) {
  const Icon = icons[section]
  return <Icon aria-hidden {...props} />
}
