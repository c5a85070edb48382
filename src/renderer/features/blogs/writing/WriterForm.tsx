import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { draw } from '#renderer/entities/section/icons.tsx'
import { UploadProgress } from '#renderer/entities/files/upload/UploadProgress.tsx'
import { useFocusFallback, useFocusOnWrong } from '#renderer/lib/focus.ts'
import { LOW_WINDOW } from '#renderer/ui/sky/Limb.tsx'
import { ACCENT, accentStyle } from '#renderer/theme/accent.ts'
import { space } from '#renderer/theme/tokens.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { TITLE_LIMIT, genreAccent, type Genre } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { FileField } from './FileField.tsx'
import type { BlogComposer } from './use-blog-composer.ts'

const texts = copy.panel

/** Leaves of a manuscript. */
const PagesIcon = draw(
  'Pages',
  'M13.500 3.500H6.500a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V10M8.500 11.500h5M8.500 15.500h5M20.500 12v9',
  [17.8, 5.8],
)

/** A landscape at night. */
const PictureIcon = draw(
  'Picture',
  'M13.500 4.500h-8a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-6M3.500 16l5-5 4.500 4.500 2.500-2.500 5 5',
  [18.2, 6.4],
)

/** Side by side where there is room. */
const Files = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(208px, 100%), 1fr))',
  marginBottom: 20,
})

/** A bookmark in the colour of the genre, before its name. */
const Ribbon = styled('span')({
  flexShrink: 0,
  width: 11,
  height: 20,
  background: ACCENT,
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 76%, 0 100%)',
  forcedColorAdjust: 'none',
})

/** In sight however much there is above it. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  // At the edge of the pane, past the room that is left free there.
  bottom: -24,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 'auto',
  marginInline: 'calc(var(--edge) * -1)',
  padding: '14px var(--edge) 18px',
  borderTop: `1px solid ${space.line}`,
  backgroundColor: space.void,
  // Where it would cover much of it, it stays below.
  [theme.breakpoints.down('sm')]: { position: 'static' },
  [LOW_WINDOW]: { position: 'static' },
}))

interface WriterFormProps {
  readonly composer: BlogComposer
  readonly genre: Genre
}

/** Title, cover, content and button of a new blog post. */
export function WriterForm({ composer, genre }: WriterFormProps) {
  const { title, setTitle, upload, isReady, isPublishing, isTooLong, hasFailed, publish } = composer
  const { tries, missing } = composer
  const { search } = useLocation()
  const form = useFocusOnWrong(tries)
  // A button goes with the upload or the failure that it was for.
  const heir = useFocusFallback(() => form.current?.querySelector('input'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void publish()
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={texts.title}
      onSubmit={submit}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        '--edge': { xs: '16px', sm: '24px' },
        p: '20px var(--edge) 0',
        // Nothing that has the focus stays under the foot.
        '& :is(input, button)': { scrollMarginBlock: 88 },
      }}
      {...heir}
    >
      <Box
        style={accentStyle(genreAccent(genre))}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.25,
          mb: 1.5,
          minHeight: 32,
        }}
      >
        <Ribbon aria-hidden />
        <Typography>{texts.genre(genre)}</Typography>
        {!isPublishing && (
          <Button size="small" color="inherit" component={Link} to={{ pathname: blogPaths.genre, search }}>
            {texts.changeGenre}
          </Button>
        )}
      </Box>
      <TextField
        fullWidth
        sx={{ mb: 2 }}
        label={texts.name}
        value={title}
        error={isTooLong || missing.title !== undefined}
        helperText={isTooLong ? texts.nameTooLong(TITLE_LIMIT) : missing.title}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { readOnly: isPublishing, dir: 'auto' } }}
      />
      <BookFiles composer={composer} />
      {(upload ?? hasFailed) && (
        <Box sx={{ mb: 2 }}>
          {upload && <UploadProgress upload={upload} />}
          {hasFailed && <RetryNote isOfSend text={texts.unpublished} onRetry={() => void publish()} />}
        </Box>
      )}
      <Foot>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 160px' }}>
          {texts.hint}
        </Typography>
        <Button type="submit" variant="contained" {...whileBusy(isPublishing || !isReady)}>
          {isPublishing ? texts.submitting : texts.submit}
        </Button>
      </Foot>
    </Box>
  )
}

/** The fields for the text and its cover. */
function BookFiles({
  composer: { content, cover, missing, isPublishing },
}: Pick<WriterFormProps, 'composer'>) {
  return (
    <Files>
      <FileField
        label={texts.content}
        hint={texts.contentHint}
        chooseLabel={texts.chooseContent}
        icon={<PagesIcon />}
        draft={content}
        missing={missing.content}
        isReadOnly={isPublishing}
      />
      <FileField
        label={texts.cover}
        hint={texts.coverHint}
        chooseLabel={texts.chooseCover}
        icon={<PictureIcon />}
        draft={cover}
        isReadOnly={isPublishing}
      />
    </Files>
  )
}
