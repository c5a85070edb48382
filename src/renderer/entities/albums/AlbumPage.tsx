import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { dateFormat } from '#renderer/lib/date-format.ts'
import { useZone } from '#renderer/lib/wake.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, radius, roomyWindow, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { ErrorState, Notice } from '#renderer/ui/states/Notice.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { forgetAdditions } from './additions.ts'
import { AddPictures } from './AddPictures.tsx'
import { ALBUM_LIMIT, type Album, type AlbumSource } from './album.ts'
import { AlbumPictures } from './AlbumPictures.tsx'
import { AlbumPlaces } from './AlbumPlaces.tsx'
import { useAlbums, useRemoveAlbum } from './albums.ts'
import { copy } from './copy.ts'
import { GridSkeleton } from './PictureGrid.tsx'
import { useAlbumPictures, type Pictures } from './pictures.ts'

interface AlbumPageProps {
  readonly shelf: AlbumSource
  readonly albumId: string
  /** Owner of the albums, as named at the top of the page that lists them. */
  readonly owner: string
  /** Whether the albums are the member's own, so they may add, describe and delete. */
  readonly isOwn: boolean
}

const Page = styled('div')({
  maxWidth: 1240,
  margin: '0 auto',
  display: 'grid',
  gap: 12,
  [roomyWindow]: { maxWidth: 1400 },
})

const Sheet = styled('section')({
  containerType: 'inline-size',
  position: 'relative',
  padding: 'clamp(14px, 2.4cqw, 24px)',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
})

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: '2px 2px 18px',
})

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > :empty': { display: 'none' },
})

const titleLook = {
  ...scale.home,
  overflowWrap: 'anywhere',
  '@container (max-width: 720px)': scale.card,
} as const

const Facts = styled('p')({ margin: '4px 0 0', ...scale.ui, color: ink.secondary })

const texts = copy.album

/** One album with its pictures, on a page of its own. If the focused element is removed, the title gets the focus. */
export function AlbumPage(props: AlbumPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => page.current?.querySelector<HTMLElement>('h1'))
  // The scroll position of the previous page means nothing here.
  useLayoutEffect(() => {
    page.current?.closest('main')?.scrollTo({ top: 0 })
  }, [])
  return (
    <Page ref={page} {...heir}>
      <Back {...props} />
      <Shown key={props.albumId} {...props} />
    </Page>
  )
}

function Back({ shelf, owner }: AlbumPageProps) {
  const { search } = useLocation()
  return (
    <div>
      <Button
        component={Link}
        to={{ pathname: shelf.page, search }}
        color="inherit"
        startIcon={<ArrowBack />}
        sx={{ ...clearing, maxWidth: '100%', color: ink.secondary }}
      >
        <bdi>{texts.back(owner)}</bdi>
      </Button>
    </div>
  )
}

function Shown(props: AlbumPageProps) {
  const { data: albums, isError, fetchStatus, refetch } = useAlbums(props.shelf)
  const album = albums?.find(({ id }) => id === props.albumId)
  if (album) return <Opened {...props} album={album} />
  if (isError) return <ErrorState heading="h1" message={texts.loadFailed} onRetry={() => void refetch()} />
  // A restored list may be older than the album.
  if (albums && fetchStatus === 'idle')
    return <Notice heading="h1" art={<Telescope />} title={texts.missing} description={texts.missingDetail} />
  return (
    <Sheet aria-busy>
      <VisuallyHidden as="h1">{texts.loading}</VisuallyHidden>
      <GridSkeleton label={copy.pictures.loading} />
    </Sheet>
  )
}

interface OpenedProps extends AlbumPageProps {
  readonly album: Album
}

function Opened({ shelf, album, isOwn }: OpenedProps) {
  const { data: pictures, isError, refetch } = useAlbumPictures(shelf, album.id)
  const [acts, setActs] = useState<HTMLElement | null>(null)
  useZone()
  return (
    <Sheet aria-label={album.title}>
      <Head>
        <div style={{ minWidth: 0 }}>
          <Typography variant="h1" dir="auto" sx={titleLook}>
            {album.title}
          </Typography>
          <Facts>{factsOf(album, pictures)}</Facts>
        </div>
        {isOwn && (
          <Acts>
            <div ref={setActs} />
            <RemoveAlbum shelf={shelf} album={album} pictures={pictures} />
          </Acts>
        )}
      </Head>
      {!pictures && isError ? (
        <RetryNote text={copy.pictures.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Content album={album} shelf={shelf} isOwn={isOwn} pictures={pictures} acts={acts} />
      )}
    </Sheet>
  )
}

interface ContentProps extends Omit<OpenedProps, 'albumId' | 'owner'> {
  readonly pictures: Pictures | undefined
}

interface ShownContentProps extends ContentProps {
  readonly acts: HTMLElement | null
}

function Content({ pictures, isOwn, acts, ...rest }: ShownContentProps) {
  if (!pictures) return <GridSkeleton label={copy.pictures.loading} />
  if (isOwn) return <AddPictures {...rest} pictures={pictures} acts={acts} />
  if (pictures.length === 0)
    return (
      <>
        <Typography variant="body2" sx={{ mx: '2px', color: 'text.secondary' }}>
          {copy.pictures.none}
        </Typography>
        <AlbumPlaces />
      </>
    )
  return <AlbumPictures {...rest} pictures={pictures} isOwn={false} />
}

const months = dateFormat({ month: 'long', year: 'numeric' })

/** The number of pictures and the date, in one line. */
function factsOf({ created_at, pictures_count }: Album, pictures: Pictures | undefined): string {
  const count = pictures?.length ?? pictures_count
  const facts = texts.facts(texts.count(count), months(new Date(created_at)))
  return count >= ALBUM_LIMIT ? `${facts}. ${texts.full}` : facts
}

/** Where it would take a line of its own, its sign says it alone. */
const removal = {
  color: ink.muted,
  px: 1,
  '@container (max-width: 340px)': { minWidth: 42, fontSize: 0, '& > .MuiButton-startIcon': { m: 0 } },
} as const

/** Deletes the album after a confirmation, and returns to the page that lists it. */
function RemoveAlbum({ shelf, album, pictures }: Omit<ContentProps, 'isOwn'>) {
  const member = useMember()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { remove, isGoing } = useRemoveAlbum(shelf, (id) => {
    forgetAdditions(member, id)
    void navigate({ pathname: shelf.page, search }, { replace: true })
  })
  return (
    <Button
      sx={removal}
      startIcon={<DeleteOutline />}
      onClick={() => void remove(album, pictures?.length ?? album.pictures_count)}
      {...whileBusy(isGoing)}
    >
      {copy.albums.remove}
    </Button>
  )
}
