import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useChangePreferences } from '#renderer/entities/preferences/preferences.ts'
import { bySpanishThenName, languageName } from '#shared/languages.ts'
import { copy } from './copy.ts'
import { SettingsRow } from './SettingsRow.tsx'

const texts = copy.machine.languages

/** What is chosen stands clear of the label, and what is typed after it. */
const field = {
  '& .MuiAutocomplete-inputRoot': {
    gap: '6px',
    py: '8px',
    ':has(> .MuiAutocomplete-tag)': { pt: '16px', pb: '12px' },
  },
  '& .MuiAutocomplete-inputRoot > input.MuiAutocomplete-input': { minWidth: 16 },
}

interface SpellingLanguagesProps {
  readonly chosen: readonly string[]
  /** By the machine. */
  readonly offered: readonly string[]
}

/** The languages in which what is written is checked, as many as one writes in. */
export function SpellingLanguages({ chosen, offered }: SpellingLanguagesProps) {
  const { change, isChanging } = useChangePreferences()
  const options = useMemo(() => offered.toSorted(bySpanishThenName), [offered])
  // Of another machine, or of a system that has lost some: they come back with it.
  const others = chosen.filter((language) => !offered.includes(language))
  const isNone = chosen.length === 0
  return (
    <SettingsRow title={texts.title} description={isNone ? texts.none : texts.description}>
      <Box sx={field}>
        <Autocomplete
          multiple
          size="small"
          options={options}
          value={options.filter((language) => chosen.includes(language))}
          getOptionLabel={languageName}
          // One change at a time, and the focus stays.
          onChange={(_event, languages) =>
            !isChanging && void change({ spellingLanguages: [...others, ...languages] })
          }
          noOptionsText={texts.nothing}
          clearText={texts.remove}
          openText={texts.list}
          closeText={texts.hide}
          disableCloseOnSelect
          disableClearable
          // Read as part of the page.
          disablePortal
          renderInput={(input) => <TextField {...input} label={texts.field} />}
        />
      </Box>
    </SettingsRow>
  )
}
