import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import PaletteOutlined from '@mui/icons-material/PaletteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { ink } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { AlreadyThere } from './AlreadyThere.tsx'
import { copy, type cards } from './copy.ts'

const icons = {
  profile: AccountCircleOutlined,
  security: LockOutlined,
  notifications: NotificationsNoneOutlined,
  appearance: PaletteOutlined,
}

/** One of the four cards of spec §2, which come later, and where what it is about can be done until then. */
export function SettingsCard({ card }: { readonly card: (typeof cards)[number] }) {
  const { comingSoon } = useToasts()
  const { id, title, description } = card
  const Icon = icons[id]
  return (
    <Paper component="section" aria-labelledby={`settings-${id}`} sx={{ display: 'flex', gap: 2, p: 2.5 }}>
      <Icon aria-hidden sx={{ color: 'primary.main', fontSize: 28, mt: 0.25 }} />
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        <Typography variant="h4" component="h2" id={`settings-${id}`}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {description}
        </Typography>
        <AlreadyThere card={card} />
        <Button
          size="small"
          variant="outlined"
          sx={{ color: ink.muted, mt: 'auto' }}
          aria-describedby={`settings-${id}`}
          onClick={comingSoon}
        >
          {copy.manage}
        </Button>
      </Box>
    </Paper>
  )
}
