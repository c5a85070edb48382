import Switch from '@mui/material/Switch'
import { useId } from 'react'
import type { PreferenceState } from '#shared/preferences.ts'
import { useChangePreferences, usePreferences } from '#renderer/entities/preferences/preferences.ts'
import { copy } from '../copy.ts'
import { SettingsRow } from '../SettingsRow.tsx'

const texts = copy.machine

export type SwitchName = keyof typeof texts.switches

/** One thing that is so or not. */
export function PreferenceSwitch({ name }: { readonly name: SwitchName }) {
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
        // Around its knob: farther out it would be cut off.
        sx={{ '& .MuiSwitch-switchBase.Mui-focusVisible': { outlineOffset: -7 } }}
        slotProps={{ input: { 'aria-label': title, 'aria-describedby': id } }}
      />
    </SettingsRow>
  )
}

function descriptionOf(name: SwitchName, preferences: PreferenceState | null): string {
  if (name === 'startsWithSystem' && preferences?.offered.tray) return texts.startsHidden
  if (name === 'checksSpelling' && preferences?.offered.spellingLanguages) return texts.spellingLanguages
  return texts.switches[name].description
}
