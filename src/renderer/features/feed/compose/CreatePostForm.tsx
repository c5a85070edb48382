import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormEvent } from 'react'
import { caretAtEnd } from '#renderer/lib/focus/caret-at-end.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { CharacterCounter } from '#renderer/ui/character-counter/CharacterCounter.tsx'
import { SelectField } from '#renderer/ui/fields/SelectField.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { categoryName, isPostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'
import { POST_LIMIT } from '../posts/post.ts'
import type { PostComposer } from './use-post-composer.ts'

interface CreatePostFormProps {
  readonly composer: PostComposer
}

/** Text, category and button of a new post. */
export function CreatePostForm({ composer }: CreatePostFormProps) {
  const publish = () => void composer.publish()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish()
  }
  return (
    <Box component="form" onSubmit={submit} onKeyDown={onControlEnter(publish)}>
      <DialogContent sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <TextField
          multiline
          autoFocus
          fullWidth
          minRows={5}
          maxRows={12}
          inputRef={caretAtEnd}
          value={composer.text}
          placeholder={copy.create.placeholder}
          onChange={(event) => composer.setText(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': copy.create.text, readOnly: composer.isReadOnly } }}
        />
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.create.hint}
          </Typography>
          <CharacterCounter text={composer.text} limit={POST_LIMIT} />
        </Stack>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: 3, pb: 3, pt: 1, gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <CategorySelect composer={composer} />
        <Button
          type="submit"
          variant="contained"
          sx={{ ml: 'auto' }}
          disabled={!composer.canPublish && !composer.isPublishing}
          {...whileBusy(composer.isPublishing)}
        >
          {composer.isPublishing ? copy.create.submitting : copy.create.submit}
        </Button>
      </DialogActions>
    </Box>
  )
}

function CategorySelect({ composer }: CreatePostFormProps) {
  const offered = useOfferedCategories()
  return (
    <SelectField
      size="small"
      label={copy.create.category}
      value={composer.category}
      disabled={composer.isReadOnly}
      onChange={({ target: { value } }) => {
        if (isPostCategory(value)) composer.setCategory(value)
      }}
      sx={{ minWidth: 200 }}
    >
      {offered.map((category) => (
        <MenuItem key={category} value={category}>
          {categoryName(category)}
        </MenuItem>
      ))}
    </SelectField>
  )
}
