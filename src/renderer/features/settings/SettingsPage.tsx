import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import PaletteOutlined from '@mui/icons-material/PaletteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { ink } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { cards, copy } from './copy.ts'
import { MachineSection } from './machine/MachineSection.tsx'

const icons = {
  profile: AccountCircleOutlined,
  security: LockOutlined,
  notifications: NotificationsNoneOutlined,
  appearance: PaletteOutlined,
}

export function SettingsPage() {
  const { comingSoon } = useToasts()
  return (
    <Box sx={{ maxWidth: 880, mx: 'auto' }}>
      <Box sx={{ ...clearing, width: 'fit-content', mb: 3 }}>
        <Typography variant="h1">{copy.title}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{copy.lead}</Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {cards.map(({ id, title, description }) => {
          const Icon = icons[id]
          return (
            <Paper
              key={id}
              component="section"
              aria-labelledby={`settings-${id}`}
              sx={{ display: 'flex', gap: 2, p: 2.5 }}
            >
              <Icon aria-hidden sx={{ color: 'primary.main', fontSize: 28, mt: 0.25 }} />
              <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
                <Typography variant="h4" component="h2" id={`settings-${id}`}>
                  {title}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5, flex: 1 }}>
                  {description}
                </Typography>
                <Button
                  size="small"
                  variant="outlined"
                  sx={{ color: ink.muted }}
                  aria-describedby={`settings-${id}`}
                  onClick={comingSoon}
                >
                  {copy.manage}
                </Button>
              </Box>
            </Paper>
          )
        })}
      </Box>
      <MachineSection />
      <AccountSection />
    </Box>
  )
}
