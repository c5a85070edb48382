import { useEffect, useEffectEvent, useState } from 'react'
import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { radius, space } from '#renderer/theme/tokens.ts'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes.tsx'
import { READER_PAGE } from '#shared/config.ts'
import type { BookFailure } from '#shared/reader.ts'
import { genreAccent, type Blog } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { bookPlaces, useBookPort, useFollowLink } from './book-port.ts'
import { BookTooLarge, fetchBook } from './api.ts'

/** Milliseconds after which a file that shows nothing counts as one that never will. */
const PATIENCE = 30_000

interface BookFrameProps {
  readonly blog: Blog
  /** `undefined` while they are on their way: until then the frame gets ready. */
  readonly bytes: ArrayBuffer | undefined
  readonly onTrouble: (trouble: BookFailure | 'slow') => void
}

/**
 * The frame in which a file of somebody else is opened: of an origin of its own, with no way to the network, to other
 * pages or to the bridge. It is handed the bytes and asks for what it wants by one port (decision 23).
 */
function BookFrame({ blog: { id, title, genre, content_url }, bytes, onTrouble }: BookFrameProps) {
  const [isShown, setIsShown] = useState(false)
  const places = useMember().part(bookPlaces)
  const follow = useFollowLink()
  const open = useBookPort(bytes, (message) => {
    if (message.type === 'shown') setIsShown(true)
    else if (message.type === 'failed') onTrouble(message.reason)
    else if (message.type === 'moved') places.set(id, message.place)
    else void follow(message.url)
  })
  const giveUp = useEffectEvent(() => onTrouble('slow'))
  const isHanded = bytes !== undefined
  useEffect(() => {
    if (isShown || !isHanded) return undefined
    const timer = setTimeout(giveUp, PATIENCE)
    return () => clearTimeout(timer)
  }, [isShown, isHanded])
  return (
    <Lectern>
      <iframe
        title={copy.reader.frame(title)}
        src={READER_PAGE}
        sandbox="allow-scripts allow-same-origin"
        allow=""
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) =>
          open(currentTarget, {
            type: 'open',
            kind: content_url.toLowerCase().endsWith('.pdf') ? 'pdf' : 'text',
            place: places.get(id) ?? null,
            accent: genreAccent(genre),
          })
        }
      />
      {!isShown && <Opening />}
    </Lectern>
  )
}

interface UnreadableProps {
  readonly text: { readonly title: string; readonly detail: string }
  /** `null` where another attempt would end the same. */
  readonly onRetry: (() => void) | null
}

/** Says why there is nothing to read. */
function Unreadable({ text: { title, detail }, onRetry }: UnreadableProps) {
  return (
    <Lectern sx={{ height: 'auto', alignItems: 'center' }}>
      <Notice
        role="alert"
        art={<Eclipse />}
        title={title}
        description={detail}
        action={
          onRetry && (
            <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
              {copy.reader.retry}
            </Button>
          )
        }
      />
    </Lectern>
  )
}

type Trouble = BookFailure | 'slow'

/** The text of a blog post: on its way, open, or why it is not. */
export function BookReader({ blog }: { readonly blog: Blog }) {
  const { data: bytes, error, isFetching, refetch } = useBook(blog.content_url)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [attempt, setAttempt] = useState(0)
  if (trouble) {
    const again = () => {
      setTrouble(null)
      setAttempt(attempt + 1)
    }
    // What is broken stays so.
    return <Unreadable text={copy.reader.trouble[trouble]} onRetry={trouble === 'slow' ? again : null} />
  }
  if (bytes?.byteLength === 0) return <Unreadable text={copy.reader.trouble.empty} onRetry={null} />
  if (bytes ?? isFetching) return <BookFrame key={attempt} blog={blog} bytes={bytes} onTrouble={setTrouble} />
  if (error instanceof BookTooLarge) return <Unreadable text={copy.reader.trouble.large} onRetry={null} />
  return <Unreadable text={copy.reader.trouble.lost} onRetry={() => void refetch()} />
}

/** Where a book lies open: as high as the window allows. */
const Lectern = styled('section')({
  position: 'relative',
  display: 'grid',
  // Of the pane, so that all of it can be in sight.
  height: 'calc(100dvh - 120px)',
  minHeight: 360,
  overflow: 'clip',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.deep,
  '& > iframe': { width: '100%', height: '100%', border: 0, colorScheme: 'dark' },
})

/** The bytes of a book, held as long as it is open. */
const useBook = (stored: string) =>
  useQuery({
    queryKey: ['book', stored],
    queryFn: ({ signal }) => fetchBook(stored, signal),
    retry: false,
    // It never changes, and is large.
    staleTime: 'static',
    gcTime: 0,
    structuralSharing: false,
  })

/** Lies over the book until there is something to read. */
function Opening() {
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', bgcolor: space.deep }}>
      <LoadingState label={copy.reader.opening} />
    </Box>
  )
}
