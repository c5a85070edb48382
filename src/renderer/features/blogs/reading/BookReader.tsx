import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { doubtPart } from '#renderer/server/connectivity.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { space } from '#renderer/theme/tokens.ts'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes.tsx'
import { visuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { READER_PAGE } from '#shared/config.ts'
import { TEXT_SIZES, type BookFailure, type FromReader } from '#shared/reader.ts'
import { genreAccent, type Blog } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { bookPlaces, textSize, useBookPort, useFollowLink } from './book-port.ts'
import { BookTooLarge, fetchBook } from './api.ts'
import { FOLDED } from './BlogHeader.tsx'

/** Milliseconds after which a file that shows nothing counts as one that never will. */
const PATIENCE = 30_000

interface BookReaderProps {
  readonly blog: Blog
  /** Pixels of the book's own place that the head lies over while it is not folded. */
  readonly head: number
  /** Reading goes on, or back: there may be less or more around it. */
  readonly onTurn: (isDown: boolean) => void
}

interface BookFrameProps extends BookReaderProps {
  /** `undefined` while they are on their way: until then the frame gets ready. */
  readonly bytes: ArrayBuffer | undefined
  readonly onTrouble: (trouble: BookFailure | 'slow') => void
}

/**
 * The frame in which a file of somebody else is opened: of an origin of its own, with no way to the network, to other
 * pages or to the bridge. It is handed the bytes and asks for what it wants by one port (decision 23).
 */
function BookFrame({
  blog: { id, title, genre, content_url, author },
  bytes,
  head,
  onTurn,
  onTrouble,
}: BookFrameProps) {
  const [isShown, setIsShown] = useState(false)
  const member = useMember()
  const [places, sizes] = [member.part(bookPlaces), member.part(textSize)]
  const follow = useFollowLink()
  const listener = (message: FromReader) => {
    if (message.type === 'shown') setIsShown(true)
    else if (message.type === 'failed') onTrouble(message.reason)
    else if (message.type === 'moved') places.set(id, message.place)
    else if (message.type === 'turned') onTurn(message.isDown)
    else if (message.type === 'sized') sizes.set('', message.size)
    else void follow(message.url)
  }
  const { open, ask } = useBookPort({ bytes, head, listener })
  const frame = useRef<HTMLIFrameElement>(null)
  const askFor = (what: 'search' | 'print') => () => {
    frame.current?.focus()
    ask(what)
  }
  const giveUp = useEffectEvent(() => onTrouble('slow'))
  const isHanded = bytes !== undefined
  useEffect(() => {
    if (isShown || !isHanded) return undefined
    const timer = setTimeout(giveUp, PATIENCE)
    return () => clearTimeout(timer)
  }, [isShown, isHanded])
  return (
    <Lectern>
      {/* For the keys and the menu; in the book there are tools. */}
      <ForKeys type="button" tabIndex={-1} aria-keyshortcuts="Control+F" onClick={askFor('search')}>
        {copy.reader.find}
      </ForKeys>
      <ForKeys type="button" tabIndex={-1} aria-keyshortcuts="Control+P" onClick={askFor('print')}>
        {copy.reader.print}
      </ForKeys>
      <iframe
        ref={frame}
        title={copy.reader.frame(title)}
        src={READER_PAGE}
        // The last word is what printing needs (decision 48).
        sandbox="allow-scripts allow-same-origin allow-modals"
        allow=""
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) =>
          open(currentTarget, {
            type: 'open',
            kind: content_url.toLowerCase().endsWith('.pdf') ? 'pdf' : 'text',
            title,
            author: author.username,
            place: places.get(id) ?? null,
            accent: genreAccent(genre),
            size: sizes.get('') ?? TEXT_SIZES.usual,
            head,
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
    <Margin>
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
    </Margin>
  )
}

type Trouble = BookFailure | 'slow'

/** The text of a blog post: on its way, open, or why it is not. */
export function BookReader(props: BookReaderProps) {
  const { blog, onTurn } = props
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
  const tell = (next: Trouble) => {
    setTrouble(next)
    onTurn(false)
  }
  if (bytes ?? isFetching) return <BookFrame key={attempt} {...props} bytes={bytes} onTrouble={tell} />
  if (error instanceof BookTooLarge) return <Unreadable text={copy.reader.trouble.large} onRetry={null} />
  return <Unreadable text={copy.reader.trouble.lost} onRetry={() => void refetch()} />
}

/** Where a book lies open: all that the folded head leaves of the pane. */
const Lectern = styled('section')({
  position: 'absolute',
  inset: `${FOLDED}px 0 0`,
  backgroundColor: space.page,
  '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0, colorScheme: 'dark' },
})

const ForKeys = styled('button')(visuallyHidden)

/** What stands there when there is no book. */
const Margin = styled('section')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignItems: 'center',
  backgroundColor: space.page,
})

/** The bytes of a book, held as long as it is open. */
const useBook = (stored: string) =>
  useQuery({
    queryKey: ['book', stored],
    queryFn: ({ signal }) =>
      fetchBook(stored, signal).catch((cause: unknown) => {
        doubtPart('files')
        throw cause
      }),
    retry: false,
    // It never changes, and is large.
    staleTime: 'static',
    gcTime: 0,
    structuralSharing: false,
  })

/** Lies over the book until there is something to read. */
function Opening() {
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', bgcolor: space.page }}>
      <LoadingState label={copy.reader.opening} />
    </Box>
  )
}
