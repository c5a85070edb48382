import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useId, useRef, type SubmitEvent } from 'react'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { caretAtEnd, useFocusFallback } from '#renderer/lib/focus.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { CharacterCounter } from '#renderer/ui/CharacterCounter.tsx'
import { TextField, type TextFieldProps } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from './experience.ts'
import { useExperienceComposer } from './use-experience-composer.ts'

const texts = copy.create

interface NewExperienceDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Where an experience is told. Closed, it keeps what was written. */
export function NewExperienceDialog({ isOpen, onClose }: NewExperienceDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="new-experience">
      <DialogTitle id="new-experience" variant="h2">
        {texts.title}
      </DialogTitle>
      <NewExperience onClose={onClose} />
    </Dialog>
  )
}

function NewExperience({ onClose }: Pick<NewExperienceDialogProps, 'onClose'>) {
  const { title, description, change, submit, isSending, isTooLong, mayRetry } =
    useExperienceComposer(onClose)
  const form = useRef<HTMLFormElement>(null)
  // The button that tries again goes with the failure.
  const heir = useFocusFallback(() => form.current?.querySelector('input'))
  const send = () => void submit()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Box
      component="form"
      ref={form}
      aria-labelledby="new-experience"
      onSubmit={onSubmit}
      onKeyDown={onControlEnter(send)}
      // The buttons stay in sight where there is room for more than them.
      sx={{ '@media (min-height: 360px)': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
      {...heir}
    >
      <DialogContent sx={{ display: 'grid', gap: 1, pt: 1 }}>
        <CountedField
          label={texts.name}
          value={title}
          limit={TITLE_LIMIT}
          missing={title.trim() === '' && description.trim() !== '' && texts.nameMissing}
          isReadOnly={isSending}
          onChange={(changed) => change({ title: changed })}
          autoFocus
          inputRef={caretAtEnd}
        />
        <CountedField
          label={texts.description}
          value={description}
          limit={DESCRIPTION_LIMIT}
          isReadOnly={isSending}
          onChange={(changed) => change({ description: changed })}
          multiline
          minRows={5}
          maxRows={12}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.hint}
        </Typography>
        {mayRetry && <RetryNote isOfSend text={texts.unsent} onRetry={send} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={isTooLong} {...whileBusy(isSending)}>
          {texts.submit}
        </Button>
      </DialogActions>
    </Box>
  )
}

interface CountedFieldProps extends Pick<
  TextFieldProps,
  'autoFocus' | 'inputRef' | 'label' | 'maxRows' | 'minRows' | 'multiline'
> {
  readonly value: string
  readonly limit: number
  /** What to say where it is missing. */
  readonly missing?: string | false
  readonly isReadOnly: boolean
  readonly onChange: (changed: string) => void
}

/** A text with the number of its characters. */
function CountedField({ value, limit, missing, isReadOnly, onChange, ...field }: CountedFieldProps) {
  const helpId = useId()
  return (
    <div>
      <TextField
        {...field}
        fullWidth
        value={value}
        error={Boolean(missing) || countCharacters(value.trim()) > limit}
        onChange={(event) => onChange(event.target.value)}
        sx={{ '& input': { textOverflow: 'ellipsis' } }}
        slotProps={{
          input: { 'aria-describedby': missing ? helpId : undefined },
          htmlInput: { readOnly: isReadOnly },
        }}
      />
      <Box
        sx={{ display: 'flex', gap: 1, mt: 0.5, '& > p:last-of-type': { ml: 'auto', whiteSpace: 'normal' } }}
      >
        {missing && (
          <FormHelperText id={helpId} error sx={{ mt: 0 }}>
            {missing}
          </FormHelperText>
        )}
        <CharacterCounter text={value.trim()} limit={limit} />
      </Box>
    </div>
  )
}
