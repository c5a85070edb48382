import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, type ClipboardEvent, type FormEvent, type ReactNode } from 'react'
import MenuItem from '@mui/material/MenuItem'
import { pastedFiles } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { UploadProgress } from '#renderer/entities/files/upload/UploadProgress.tsx'
import { caretAtEnd, useFocusFallback, useFocusReturn } from '#renderer/lib/focus.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { lowWindow } from '#renderer/theme/tokens.ts'
import { CharacterCounter } from '#renderer/ui/CharacterCounter.tsx'
import { SelectField } from '#renderer/ui/fields/SelectField.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { POST_LIMIT } from '../posts/post.ts'
import { AttachButton, MediaField } from './MediaField.tsx'
import type { PostComposer } from './use-post-composer.ts'
import { categoryName, HUMOUR_CATEGORY, isPostCategory } from '../categories.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

interface CreatePostFormProps {
  readonly composer: PostComposer
}

/** Text, file, category and button of a new post. */
export function CreatePostForm({ composer }: CreatePostFormProps) {
  // The first post takes the place of the button that it was begun with.
  useFocusReturn()
  const isLow = useMediaQuery(lowWindow)
  const form = useRef<HTMLFormElement>(null)
  // A button goes with the file, the upload or the failure that it was for.
  const heir = useFocusFallback(() => form.current?.querySelector('textarea'))
  const publish = () => void composer.publish()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish()
  }
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event)
    if (files.length === 0) return
    event.preventDefault()
    void composer.media.take(files)
  }
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      onKeyDown={onControlEnter(publish)}
      onPaste={paste}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      {...heir}
    >
      <Content composer={composer} onRetry={publish}>
        {isLow && <Choices composer={composer} />}
      </Content>
      <Actions composer={composer}>{!isLow && <Choices composer={composer} />}</Actions>
    </Box>
  )
}

interface ContentProps extends CreatePostFormProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

function Content({ composer, onRetry, children }: ContentProps) {
  const { text, setText, category, media, upload, isReadOnly, hasFailed } = composer
  return (
    <DialogContent sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
      <TextField
        multiline
        autoFocus
        fullWidth
        minRows={media.kept ? 2 : 5}
        maxRows={12}
        inputRef={caretAtEnd}
        value={text}
        placeholder={category === HUMOUR_CATEGORY ? copy.create.placeholderHumour : copy.create.placeholder}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': copy.create.text, readOnly: isReadOnly } }}
      />
      {/* What the counter says near its end is long: in a narrow window it stands below. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'baseline', columnGap: 2 }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 140px', color: 'text.secondary' }}>
          {copy.create.hint}
        </Typography>
        <CharacterCounter text={text} limit={POST_LIMIT} />
      </Stack>
      <MediaField media={media} isReadOnly={isReadOnly} />
      {upload && <UploadProgress upload={upload} />}
      {hasFailed && <RetryNote isOfSend text={copy.create.unpublished} onRetry={onRetry} />}
      {children}
    </DialogContent>
  )
}

/** Beside the button that publishes; where a window is too low for both, they scroll with the text. */
function Choices({ composer }: CreatePostFormProps) {
  const { media, isReadOnly } = composer
  return (
    <>
      <CategorySelect composer={composer} />
      <AttachButton
        isPreparing={media.isPreparing}
        isDisabled={isReadOnly}
        onChoose={() => void media.choose()}
      />
    </>
  )
}

function Actions({ composer, children }: CreatePostFormProps & { readonly children: ReactNode }) {
  const { isPublishing, canPublish } = composer
  return (
    <DialogActions
      disableSpacing
      sx={{
        px: 3,
        pb: 3,
        pt: 1,
        gap: 1.5,
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        [lowWindow]: { pb: 1 },
      }}
    >
      {children}
      <Button
        type="submit"
        variant="contained"
        sx={{ ml: 'auto' }}
        disabled={!canPublish && !isPublishing}
        {...whileBusy(isPublishing)}
      >
        {isPublishing ? copy.create.submitting : copy.create.submit}
      </Button>
    </DialogActions>
  )
}

interface CategorySelectProps {
  readonly composer: PostComposer
}

/** Where a new post will stand. */
function CategorySelect({ composer }: CategorySelectProps) {
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
      sx={{ minWidth: 180 }}
    >
      {offered.map((category) => (
        <MenuItem key={category} value={category}>
          {categoryName(category)}
        </MenuItem>
      ))}
    </SelectField>
  )
}
