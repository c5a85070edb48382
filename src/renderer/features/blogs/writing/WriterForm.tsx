import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { UploadProgress } from '#renderer/entities/files/upload/UploadProgress.tsx'
import { useFocusFallback, useFocusOnWrong } from '#renderer/lib/focus.ts'
import { LOW_WINDOW } from '#renderer/ui/sky/Limb.tsx'
import { space } from '#renderer/theme/tokens.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { TITLE_LIMIT, type Genre } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { FileField } from './FileField.tsx'
import type { BlogComposer } from './use-blog-composer.ts'

const texts = copy.panel

/** In sight however much there is above it. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: '12px 16px',
  borderTop: `1px solid ${space.line}`,
  backgroundColor: space.sheet,
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
  const { title, setTitle, cover, content, upload, isReady, isPublishing, isTooLong, hasFailed, publish } =
    composer
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
        display: 'grid',
        alignContent: 'start',
        minWidth: 0,
        // Nothing that has the focus stays under the foot.
        '& :is(input, button)': { scrollMarginBlock: 88 },
      }}
      {...heir}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5, minHeight: 32 }}
      >
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
      <FileField
        label={texts.content}
        hint={texts.contentHint}
        chooseLabel={texts.chooseContent}
        icon={<UploadFile />}
        draft={content}
        missing={missing.content}
        isReadOnly={isPublishing}
      />
      <FileField
        label={texts.cover}
        hint={texts.coverHint}
        chooseLabel={texts.chooseCover}
        icon={<AddPhoto />}
        draft={cover}
        isReadOnly={isPublishing}
      />
      {upload && <UploadProgress upload={upload} />}
      {hasFailed && <RetryNote isOfSend text={texts.unpublished} onRetry={() => void publish()} />}
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
