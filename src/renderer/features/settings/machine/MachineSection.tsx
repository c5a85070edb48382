import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { PreferenceOffer } from '#shared/preferences.ts'
import { QuietChoice } from '#renderer/entities/preferences/QuietHours.tsx'
import { usePreferences } from '#renderer/entities/preferences/preferences.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'
import { PreferenceSwitch, type SwitchName } from './PreferenceSwitch.tsx'
import { SilencedRow } from './SilencedRow.tsx'

const texts = copy.machine

/** What a member can choose of the program on the machine they sit at. */
export function MachineSection() {
  const offered = usePreferences()?.offered
  return (
    <Paper component="section" aria-labelledby="settings-machine" sx={{ mt: 3, px: 2.5, py: 1 }}>
      <Typography variant="h4" component="h2" id="settings-machine" sx={{ mt: 1.5 }}>
        {texts.title}
      </Typography>
      {offered?.notifications === false && <SilencedRow canOpen={offered.notificationSettings} />}
      <SettingsRow title={texts.quiet.title} description={texts.quiet.description}>
        <QuietChoice />
      </SettingsRow>
      {offered && switchesOf(offered).map((name) => <PreferenceSwitch key={name} name={name} />)}
    </Paper>
  )
}

/** Those that this machine has a use for. */
const switchesOf = ({ tray, startWithSystem }: PreferenceOffer): readonly SwitchName[] => [
  'namesOnly',
  ...(tray ? (['closesToTray'] as const) : []),
  ...(startWithSystem ? (['startsWithSystem'] as const) : []),
  'checksSpelling',
]
