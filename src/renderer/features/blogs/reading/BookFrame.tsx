import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { READER_PAGE } from '#shared/config.ts'
import type { BookFailure } from '#shared/reader.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { Blog } from '../blog/blog.ts'
import { genreAccent } from '../blog/genre-accent.ts'
import { copy } from '../copy.ts'
import { bookPlaces } from './book-places.ts'
import { Lectern } from './Lectern.ts'
import { Opening } from './Opening.tsx'
import { useBookPort } from './use-book-port.ts'
import { useFollowLink } from './use-follow-link.ts'

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
export function BookFrame({ blog: { id, title, genre, content_url }, bytes, onTrouble }: BookFrameProps) {
  const [isShown, setIsShown] = useState(false)
  const placeKey = `${useAtomValue(currentUserIdAtom)}/${id}`
  const follow = useFollowLink()
  const open = useBookPort(bytes, (message) => {
    if (message.type === 'shown') setIsShown(true)
    else if (message.type === 'failed') onTrouble(message.reason)
    else if (message.type === 'moved') bookPlaces.set(placeKey, message.place)
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
            place: bookPlaces.get(placeKey) ?? null,
            accent: genreAccent(genre),
          })
        }
      />
      {!isShown && <Opening />}
    </Lectern>
  )
}
