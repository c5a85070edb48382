import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useRef, type ClipboardEvent, type FormEvent } from 'react'
import { pastedFiles } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { UploadProgress } from '#renderer/entities/files/upload/UploadProgress.tsx'
import { caretAtEnd, useFocusFallback, useFocusReturn } from '#renderer/lib/focus.ts'
import { onControlEnter } from '#renderer/lib/submit-key.ts'
import { ink, lamp, lowWindow, scale } from '#renderer/theme/tokens.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { CategoryWord } from './CategoryWord.tsx'
import { AttachButton, MediaField } from './MediaField.tsx'
import { TextOrbit } from './TextOrbit.tsx'
import type { PostComposer } from './use-post-composer.ts'
import { HUMOUR_CATEGORY } from '../categories.ts'

interface CreatePostFormProps {
  readonly composer: PostComposer
}

/** Text, file, category and button of a new post. */
export function CreatePostForm({ composer }: CreatePostFormProps) {
  // The first post takes the place of the button that it was begun with.
  useFocusReturn()
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
      // The buttons stay in sight, the text scrolls above them.
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      {...heir}
    >
      <Content composer={composer} onRetry={publish} />
      <Actions composer={composer} />
    </Box>
  )
}

const field = {
  '& .MuiOutlinedInput-root': { ...scale.large, p: 0, background: 'none', alignItems: 'start' },
  // A caret is enough where there is nothing else to write in.
  '& .MuiOutlinedInput-notchedOutline': { display: 'none' },
} as const

/** The post as it will stand: who says it, where, the words, and under them the picture. */
function Content({ composer, onRetry }: CreatePostFormProps & { readonly onRetry: () => void }) {
  const { text, setText, category, setCategory, media, upload, isReadOnly, hasFailed } = composer
  const { data: profile } = useOwnProfile()
  return (
    <DialogContent sx={{ pt: 1, pb: 2.5 }}>
      <Letter>
        <MemberAvatar member={profile ?? null} size={44} />
        <Who>
          {profile && <strong>{profile.username}</strong>}
          <CategoryWord category={category} isReadOnly={isReadOnly} onChoose={setCategory} />
        </Who>
        <TextField
          multiline
          autoFocus
          fullWidth
          minRows={media.kept ? 2 : 4}
          maxRows={12}
          inputRef={caretAtEnd}
          value={text}
          placeholder={category === HUMOUR_CATEGORY ? copy.create.placeholderHumour : copy.create.placeholder}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': copy.create.text, readOnly: isReadOnly } }}
          sx={field}
        />
        <MediaField media={media} isReadOnly={isReadOnly} />
        {upload && <UploadProgress upload={upload} />}
        {hasFailed && <RetryNote isOfSend text={copy.create.unpublished} onRetry={onRetry} />}
      </Letter>
    </DialogContent>
  )
}

const Letter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 14,
  rowGap: 10,
  '& > *': { gridColumn: 2, [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' } },
  '& > [aria-hidden]': { gridArea: '1 / 1' },
}))

const Who = styled('div')(({ theme }) => ({
  '&&': { gridArea: '1 / 2' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
  ...scale.text,
  '& > strong': {
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    color: lamp.glow,
  },
  [theme.breakpoints.up('sm')]: {
    '& > strong + *::before': { content: '"·" / ""', marginRight: 8, color: ink.muted },
  },
}))

function Actions({ composer }: CreatePostFormProps) {
  const { text, media, isReadOnly, isPublishing, canPublish } = composer
  return (
    <DialogActions
      disableSpacing
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        gap: '8px 16px',
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        [lowWindow]: { py: 0.5 },
      }}
    >
      <AttachButton
        isPreparing={media.isPreparing}
        isDisabled={isReadOnly}
        onChoose={() => void media.choose()}
      />
      {/* For who has not begun yet; its place stays. */}
      <Hint>{text === '' && !media.kept && copy.create.hint}</Hint>
      <TextOrbit text={text} />
      <Button
        type="submit"
        variant="contained"
        sx={{ ml: { xs: 'auto', sm: 0 } }}
        disabled={!canPublish && !isPublishing}
        {...whileBusy(isPublishing)}
      >
        {isPublishing ? copy.create.submitting : copy.create.submit}
      </Button>
    </DialogActions>
  )
}

const Hint = styled('p')(({ theme }) => ({
  ...scale.small,
  flex: 1,
  margin: 0,
  textAlign: 'center',
  textWrap: 'balance',
  color: ink.secondary,
  [theme.breakpoints.down('sm')]: { visibility: 'hidden', height: 0 },
  [lowWindow]: { visibility: 'hidden', height: 0 },
}))
