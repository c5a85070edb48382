import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sections } from '#renderer/entities/section/sections.ts'
import { accentStyle } from '#renderer/theme/accent.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { AccountSection } from './AccountSection.tsx'
import { cards, copy } from './copy.ts'
import { Cockpit } from './Cockpit.tsx'
import { MachineSection } from './machine/MachineSection.tsx'
import { SettingsCard } from './SettingsCard.tsx'

export function SettingsPage() {
  return (
    <Box style={accentStyle(sections.settings.accent)} sx={{ maxWidth: 880, mx: 'auto', textWrap: 'pretty' }}>
      <Box sx={{ ...clearing, display: 'flex', alignItems: 'end', justifyContent: 'space-between', mb: 3 }}>
        <div>
          <Typography variant="h1">{copy.title}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{copy.lead}</Typography>
        </div>
        <Box sx={{ display: { xs: 'none', md: 'block' }, '& > svg': { height: 112 } }}>
          <Cockpit />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {cards.map((card) => (
          <SettingsCard key={card.id} card={card} />
        ))}
      </Box>
      <MachineSection />
      <AccountSection />
    </Box>
  )
}
