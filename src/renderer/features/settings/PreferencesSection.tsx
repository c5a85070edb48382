import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import Button from '@mui/material/Button'
import { useChangePreferences, usePreferences } from '#renderer/entities/preferences/preferences.ts'
import { QuietHours } from '#renderer/entities/preferences/QuietHours.tsx'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { useSavedToast } from '#renderer/ui/toasts/use-saved-toast.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { PreferenceState } from '#shared/preferences.ts'
import { copy } from './copy.ts'
import { groupsFor } from './groups.ts'
import { SettingsGroup, SettingsPart, SettingsRow } from './SettingsRow.tsx'
import { SpellingLanguages } from './SpellingLanguages.tsx'

const silencedTexts = copy.machine.silenced

/**
 * What to do about a system that shows no notifications.
 * @param canOpen its own settings have a page for them that can be opened
 */
function SilencedRow({ canOpen }: { readonly canOpen: boolean }) {
  const toasts = useToasts()
  const open = () =>
    void unwrap(desktop.notifications.openSettings()).catch((error: unknown) => {
      console.error('the settings of the system could not be opened', error)
      toasts.error(silencedTexts.failed)
    })
  return (
    <SettingsRow title={silencedTexts.title} description={silencedTexts.description}>
      {canOpen && (
        <Button variant="outlined" color="inherit" onClick={open}>
          {silencedTexts.act}
        </Button>
      )}
    </SettingsRow>
  )
}

/** Choices about the program on this machine. */
export function PreferencesSection() {
  const preferences = usePreferences()
  const offered = preferences?.offered
  const quietId = useId()
  return (
    <SettingsPart title={texts.title} titleId="settings-machine">
      <SettingsGroup group="notices">
        {offered?.notifications === false && <SilencedRow canOpen={offered.notificationSettings} />}
        <SettingsRow titleId={quietId} title={texts.quiet.title} description={texts.quiet.description}>
          <QuietHours labelId={quietId} />
        </SettingsRow>
        {offered && NOTICES.map((name) => <PreferenceSwitch key={name} name={name} />)}
      </SettingsGroup>
      {offered && groupsFor(offered).includes('window') && (
        <SettingsGroup group="window">
          {offered.tray && <PreferenceSwitch name="closesToTray" />}
          {offered.startWithSystem && <PreferenceSwitch name="startsWithSystem" />}
        </SettingsGroup>
      )}
      {offered && (
        <SettingsGroup group="writing">
          <PreferenceSwitch name="checksSpelling" />
          {preferences.chosen.checksSpelling && offered.spellingLanguages.length > 0 && (
            <SpellingLanguages
              chosen={preferences.chosen.spellingLanguages}
              offered={offered.spellingLanguages}
            />
          )}
        </SettingsGroup>
      )}
      <SettingsGroup group="program">
        <PreferenceSwitch name="usesGraphics" />
        {offered?.restart && <RestartRow />}
        <DiagnosticsRow />
      </SettingsGroup>
    </SettingsPart>
  )
}

/** What was chosen counts only once the program is started again. */
function RestartRow() {
  const toasts = useToasts()
  const restart = () =>
    void unwrap(desktop.app.restart()).catch((error: unknown) => {
      console.error('the program could not be started again', error)
      toasts.error(texts.restart.failed)
    })
  return (
    <Box role="status">
      <SettingsRow title={texts.restart.title} description={texts.restart.description}>
        <Button variant="outlined" onClick={restart}>
          {texts.restart.act}
        </Button>
      </SettingsRow>
    </Box>
  )
}

/** Saves what helps to find a fault, where the member says. */
function DiagnosticsRow() {
  const toasts = useToasts()
  const tellSaved = useSavedToast()
  const { title, description, act, done, failed } = texts.diagnostics
  const save = async () => {
    try {
      const place = await unwrap(desktop.app.exportDiagnostics())
      if (place) tellSaved(done, place)
    } catch (error) {
      console.error('no diagnostics were saved', error)
      toasts.error(failed)
    }
  }
  return (
    <SettingsRow title={title} description={description}>
      <Button variant="outlined" color="inherit" onClick={() => void save()}>
        {act}
      </Button>
    </SettingsRow>
  )
}

const texts = copy.machine

type SwitchName = keyof typeof texts.switches

const NOTICES = ['namesOnly', 'makesSound'] as const satisfies readonly SwitchName[]

/** One thing that is so or not. */
function PreferenceSwitch({ name }: { readonly name: SwitchName }) {
  const preferences = usePreferences()
  const { change, isChanging } = useChangePreferences()
  const id = useId()
  const { title } = texts.switches[name]
  return (
    <SettingsRow title={title} description={descriptionOf(name, preferences)} descriptionId={id}>
      <Switch
        checked={preferences?.chosen[name] ?? false}
        disabled={!preferences}
        // One change at a time, and the focus stays.
        onChange={(_event, isOn) => !isChanging && void change({ [name]: isOn })}
        slotProps={{ input: { 'aria-label': title, 'aria-describedby': id } }}
      />
    </SettingsRow>
  )
}

function descriptionOf(name: SwitchName, preferences: PreferenceState | null): string {
  if (name === 'startsWithSystem' && preferences?.offered.tray) return texts.startsHidden
  return texts.switches[name].description
}
