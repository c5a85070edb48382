import Add from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import { filledFirst, type AlbumSource } from './album.ts'
import { AlbumCard } from './AlbumCard.tsx'
import { AlbumPlaces, placeGrid } from './AlbumPlaces.tsx'
import { useAlbums } from './albums.ts'
import { NewAlbum } from './NewAlbum.tsx'

interface AlbumsPanelProps {
  readonly title: string
  readonly shelf: AlbumSource
  /** Whether the albums are the member's own, so they may add to them. */
  readonly isOwn: boolean
}

const texts = copy.albums

/** Albums fill the panel from edge to edge at any number; in a narrow one, two per row below the first. */
const Shelf = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@container (max-width: 419.95px)': {
    '& > li:first-of-type, & > li:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 420px)': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li[data-across]': { gridColumn: 'span 2' },
    '& > li[data-across="3"]': { gridColumn: 'span 3' },
    '& > li[data-across="4"]': { gridColumn: 'span 4', gridRow: 'span 2' },
    '& > li[data-across="6"]': { gridColumn: '1 / -1' },
  },
})

/**
 * How many of six columns an album spans: three albums per row, the remaining ones share the last row. If there are
 * few, the first is large.
 */
function acrossOf(index: number, count: number): number {
  if (count === 3 || count === 5) {
    if (index === 0) return 4
    return index < 3 ? 2 : 3
  }
  if (count === 4) return index === 0 ? 6 : 2
  const left = count % 3
  return index < count - left ? 2 : 6 / left
}

/** The albums of a member or of a pet. */
export function AlbumsPanel({ title, shelf, isOwn }: AlbumsPanelProps) {
  const albums = useAlbums(shelf)
  const [isAdding, setIsAdding] = useState(false)
  const adding = useRef<HTMLButtonElement>(null)
  // The field is about to be removed.
  const heir = useFocusFallback(() => adding.current)
  const create = (
    <Button
      ref={adding}
      size="small"
      variant="outlined"
      startIcon={<Add />}
      aria-expanded={isAdding}
      onClick={() => setIsAdding(!isAdding)}
    >
      {texts.create}
    </Button>
  )
  return (
    <Box {...heir} sx={{ containerType: 'inline-size' }}>
      <Panel title={title} action={isOwn && create}>
        {isAdding && <NewAlbum shelf={shelf} onClose={() => setIsAdding(false)} />}
        <AlbumList query={albums} title={title} shelf={shelf} isOwn={isOwn} />
      </Panel>
    </Box>
  )
}

interface AlbumListProps extends AlbumsPanelProps {
  readonly query: ReturnType<typeof useAlbums>
}

function AlbumList({ query, title, shelf, isOwn }: AlbumListProps) {
  const { data: albums, isError, refetch } = query
  if (!albums && isError) return <RetryNote text={texts.loadFailed} onRetry={() => void refetch()} />
  if (!albums) return <AlbumsSkeleton />
  if (albums.length === 0)
    return (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isOwn ? texts.noneOwn : texts.none}
        </Typography>
        {isOwn && <AlbumPlaces />}
      </>
    )
  return (
    <Shelf aria-label={title} data-pair={albums.length === 2 || undefined}>
      {filledFirst(albums).map((album, index) => (
        <AlbumCard key={album.id} album={album} shelf={shelf} across={acrossOf(index, albums.length)} />
      ))}
    </Shelf>
  )
}

function AlbumsSkeleton() {
  return (
    <Box role="status" aria-label={texts.loading} sx={placeGrid}>
      {['one', 'two', 'three'].map((name) => (
        <Skeleton key={name} variant="rounded" sx={{ aspectRatio: '8 / 7', height: 'auto' }} />
      ))}
    </Box>
  )
}
