import AttachFile from '@mui/icons-material/AttachFile'
import Send from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { FormEvent } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { onEnter } from '#renderer/lib/submit-key.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import { copy as uiCopy } from '#renderer/ui/copy.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { DraftFileList } from '../attachment/DraftFileList.tsx'
import type { DraftFiles } from '../attachment/use-draft-files.ts'
import { copy } from '../copy.ts'
import { useComposer } from './use-composer.ts'

interface ComposerProps {
  readonly friend: Friend
  readonly files: DraftFiles
  /** Something was typed. */
  readonly onType: () => void
}

/** Where a message is written. Enter sends, Shift+Enter starts a new line. */
export function Composer({ friend, files, onType }: ComposerProps) {
  const { text, setText, over, canSend, submit } = useComposer(friend.id, files)
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // The button is of no use once the text is gone, and could not keep the focus.
    event.currentTarget.querySelector('textarea')?.focus()
    submit()
  }
  return (
    <Box component="form" onSubmit={onSubmit} sx={{ p: 1.25, borderTop: `1px solid ${space.line}` }}>
      {files.files.length > 0 && <DraftFileList files={files.files} onRemove={files.remove} />}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
        <IconButton
          aria-label={files.isPreparing ? copy.preparing : copy.attach}
          onClick={({ currentTarget }) => {
            const { form } = currentTarget
            void files.choose().then(() => form?.querySelector('textarea')?.focus())
          }}
          sx={{ color: ink.secondary }}
          {...whileBusy(files.isPreparing)}
        >
          <AttachFile />
        </IconButton>
        <TextField
          fullWidth
          multiline
          maxRows={6}
          size="small"
          // The member has just opened this conversation; writing is the next thing to do.
          autoFocus
          placeholder={copy.placeholder(friend.username)}
          inputRef={caretAtEnd}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            onType()
          }}
          onKeyDown={onEnter(submit)}
          error={over > 0}
          sx={{ '& textarea': { fontSize: '0.9375rem' } }}
          helperText={over > 0 ? uiCopy.counter.over(over) : undefined}
          slotProps={{ htmlInput: { 'aria-label': copy.input } }}
        />
        <IconButton type="submit" aria-label={copy.send} disabled={!canSend} color="primary">
          <Send />
        </IconButton>
      </Box>
    </Box>
  )
}
