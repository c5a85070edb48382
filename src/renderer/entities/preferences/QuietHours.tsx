import MenuItem from '@mui/material/MenuItem'
import { QUIET } from '#shared/preferences.ts'
import { SelectField } from '#renderer/ui/fields/SelectField.tsx'
import { copy } from './copy.ts'
import { useChangePreferences, usePreferences } from './preferences.ts'

interface QuietHoursProps {
  /** Id of an element that labels it; otherwise it has its own label. */
  readonly labelId?: string
}

/** The 'No molestar' choice. */
export function QuietHours({ labelId }: QuietHoursProps) {
  const preferences = usePreferences()
  const { change } = useChangePreferences()
  return (
    <SelectField
      size="small"
      {...(labelId === undefined ? { label: copy.quiet.title } : { labelId })}
      value={preferences?.chosen.quiet ?? 'off'}
      disabled={!preferences}
      onChange={({ target: { value } }) => {
        const quiet = QUIET.find((one) => one === value)
        if (quiet) void change({ quiet })
      }}
      sx={{ minWidth: 230, textAlign: 'start' }}
    >
      {QUIET.map((quiet) => (
        <MenuItem key={quiet} value={quiet}>
          {copy.quiet[quiet]}
        </MenuItem>
      ))}
    </SelectField>
  )
}
