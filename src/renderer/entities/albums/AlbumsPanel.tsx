import Add from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { Panel } from '#renderer/ui/Panel.tsx'
import type { AlbumSource } from './album.ts'
import { AlbumCard } from './AlbumCard.tsx'
import { useAlbums } from './albums.ts'
import { NewAlbum } from './NewAlbum.tsx'

interface AlbumsPanelProps {
  readonly title: string
  readonly shelf: AlbumSource
  /** Whether the albums are the member's own: their owner may add to them. */
  readonly isOwn: boolean
}

const texts = copy.albums

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(172px, calc(50% - 6px)), 1fr))',
  gap: '12px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const

/** The albums of a member or of a pet. */
export function AlbumsPanel({ title, shelf, isOwn }: AlbumsPanelProps) {
  const albums = useAlbums(shelf)
  const [isAdding, setIsAdding] = useState(false)
  const adding = useRef<HTMLButtonElement>(null)
  // The field goes.
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
    <Box {...heir}>
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
        {isOwn && <PlacesToFill />}
      </>
    )
  return (
    <Box component="ul" aria-label={title} sx={grid}>
      {albums.map((album) => (
        <AlbumCard key={album.id} album={album} shelf={shelf} />
      ))}
    </Box>
  )
}

/** One row, however many have room in it. */
const Places = styled('div')({
  ...grid,
  marginTop: 14,
  gap: '0 12px',
  gridTemplateRows: 'auto',
  gridAutoRows: 0,
  overflow: 'clip',
  '& > div': {
    aspectRatio: '4 / 3',
    overflow: 'clip',
    borderRadius: radius.medium,
    border: `1px dashed ${space.lineStrong}`,
    opacity: 0.8,
    // In no colour of their own yet.
    filter: 'saturate(0.35)',
    '& > svg': { height: '100%', aspectRatio: 'auto' },
  },
})

/** Where albums will stand: each a piece of night. */
const PlacesToFill = () => (
  <Places aria-hidden>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
      <div key={name}>
        <MemberConstellation seed={name} />
      </div>
    ))}
  </Places>
)

function AlbumsSkeleton() {
  return (
    <Box role="status" aria-label={texts.loading} sx={grid}>
      {['one', 'two', 'three'].map((name) => (
        <Skeleton key={name} variant="rounded" sx={{ aspectRatio: '8 / 7', height: 'auto' }} />
      ))}
    </Box>
  )
}
