import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { onEnter } from '#renderer/lib/submit-key.ts'
import { useOptionalDraft } from '#renderer/session/drafts.ts'
import { announce } from '#renderer/ui/announce.ts'
import { CharacterCounter, NEAR_LIMIT } from '#renderer/ui/CharacterCounter.tsx'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { DESCRIPTION_LIMIT, type AlbumPicture } from './album.ts'
import { copy } from './copy.ts'
import { useDescribePicture } from './pictures.ts'

type Describing = ReturnType<typeof useDescribing>

/** The description being edited, kept as a draft until it is saved or discarded. */
export function useDescribing({ id, description }: AlbumPicture) {
  const [draft, setDraft] = useOptionalDraft(`album-picture/${id}`)
  // A picture that is mounted with an old draft must not take the focus.
  const [wasStarted, setWasStarted] = useState(false)
  const [isPutAway, setIsPutAway] = useState(false)
  const said = description ?? ''
  const start = () => {
    setWasStarted(true)
    setIsPutAway(false)
    setDraft(draft ?? said)
  }
  return {
    isOpen: draft !== undefined && !isPutAway,
    wasStarted,
    text: draft ?? '',
    write: setDraft,
    start,
    stop: () => setDraft(undefined),
    /** Escape keeps the draft: it is there again when the description is next edited. */
    putAway: () => (draft === said ? setDraft(undefined) : setIsPutAway(true)),
  }
}

interface DescribePictureProps {
  readonly albumId: string
  readonly picture: AlbumPicture
  readonly describing: Describing
}

const texts = copy.pictures

/** Inline editor of a description: Enter saves, Escape closes. */
export function DescribePicture({ albumId, picture, describing }: DescribePictureProps) {
  const { text, write, stop, putAway, wasStarted } = describing
  const { mutateAsync, isPending } = useDescribePicture(albumId)
  const reportFailure = useReportFailure()
  const described = text.trim() || null
  const isTooLong = countCharacters(text.trim()) > DESCRIPTION_LIMIT
  const save = async () => {
    if (isPending || isTooLong) return
    try {
      if (described !== picture.description) await mutateAsync({ id: picture.id, description: described })
      stop()
      announce(texts.described)
    } catch (cause) {
      reportFailure(texts.describeFailed, cause)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const submitOnKey = onEnter(() => void save())
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape') return submitOnKey(event)
    if (isPending || event.nativeEvent.isComposing) return
    event.preventDefault()
    putAway()
  }
  return (
    <Stack component="form" aria-label={texts.description} onSubmit={submit} sx={{ gap: 1, mt: 1, mb: 0.5 }}>
      <TextField
        multiline
        size="small"
        autoFocus={wasStarted}
        maxRows={4}
        inputRef={caretAtEnd}
        label={texts.description}
        value={text}
        error={isTooLong}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { readOnly: isPending } }}
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
      >
        {countCharacters(text) > DESCRIPTION_LIMIT - NEAR_LIMIT && (
          <CharacterCounter text={text} limit={DESCRIPTION_LIMIT} />
        )}
        <Button size="small" color="inherit" onClick={stop} disabled={isPending}>
          {texts.cancel}
        </Button>
        <Button size="small" type="submit" variant="outlined" disabled={isTooLong} {...whileBusy(isPending)}>
          {texts.save}
        </Button>
      </Stack>
    </Stack>
  )
}
