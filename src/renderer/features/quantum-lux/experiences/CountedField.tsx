import Box from '@mui/material/Box'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { CharacterCounter } from '#renderer/ui/CharacterCounter.tsx'
import { TextField, type TextFieldProps } from '#renderer/ui/fields/TextField.tsx'

interface CountedFieldProps extends Pick<
  TextFieldProps,
  'autoFocus' | 'inputRef' | 'label' | 'maxRows' | 'minRows' | 'multiline'
> {
  readonly value: string
  readonly limit: number
  readonly isReadOnly: boolean
  readonly onChange: (changed: string) => void
}

/** A text with the number of its characters. */
export function CountedField({ value, limit, isReadOnly, onChange, ...field }: CountedFieldProps) {
  return (
    <div>
      <TextField
        {...field}
        fullWidth
        value={value}
        error={countCharacters(value.trim()) > limit}
        onChange={(event) => onChange(event.target.value)}
        sx={{ '& input': { textOverflow: 'ellipsis' } }}
        slotProps={{ htmlInput: { readOnly: isReadOnly } }}
      />
      <Box sx={{ mt: 0.5, '& > p': { textAlign: 'end', whiteSpace: 'normal' } }}>
        <CharacterCounter text={value.trim()} limit={limit} />
      </Box>
    </div>
  )
}
