import { styled } from '@mui/material/styles'
import { atom } from 'jotai'
import { Link, useLocation } from 'react-router-dom'
import { useLayoutEffect } from 'react'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { focusRing, ink, radius, scale } from '#renderer/theme/tokens.ts'
import { scrollerOf } from '#renderer/ui/virtual-list/scroll-position.ts'
import { genreAccent, type Blog } from '../blog/blog.ts'
import { Cover } from '../blog/Cover.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'

const Item = styled('li')({
  position: 'relative',
  minWidth: 0,
  // Out of sight nothing of it is laid out or drawn.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 300px',
  // For its shadow, the ring of the focus, and the cover that comes up.
  overflowClipMargin: 10,
  '& > div:first-of-type': { transition: 'translate 160ms' },
  '&:hover > div:first-of-type': { translate: '0 -4px' },
})

/** All of the book leads to it; its author's name alone leads to them. */
const Title = styled(Link)({
  display: '-webkit-box',
  marginTop: 12,
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  ...scale.ui,
  fontWeight: 600,
  color: ink.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.small },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': { ...focusRing, outlineOffset: 4 },
})

const Facts = styled('p')({
  margin: '2px 0 0',
  ...scale.small,
  color: ink.secondary,
  '& > a': {
    position: 'relative',
    ...scale.small,
    display: 'inline-block',
    maxWidth: '100%',
    verticalAlign: 'bottom',
  },
})

const Genre = styled('span')({ display: 'block' })

/** One post on the shelf. */
export function BookTile({ blog, index }: { readonly blog: Blog; readonly index: number }) {
  const { id, title, genre, cover_url, author } = blog
  const { search } = useLocation()
  const { store } = useMember()
  return (
    <Item data-index={index}>
      <Cover title={title} genre={genre} seed={id} picture={cover_url} />
      <article tabIndex={-1} aria-label={title}>
        <Title
          to={{ pathname: blogPaths.reader(id), search }}
          dir="auto"
          onClick={({ currentTarget }) => store.set(shelfPositionAtom, scrollerOf(currentTarget).scrollTop)}
        >
          {title}
        </Title>
        <Facts>
          <Genre style={{ color: genreAccent(genre) }}>{genre}</Genre>
          {copy.by} <MemberLink member={author} />
        </Facts>
      </article>
    </Item>
  )
}

/** Pixels scrolled when a book was taken from the shelf, until its reader is back. */
const shelfPositionAtom = atom<number | null>(null)

/** Brings whoever comes back from a book to where they took it. */
export function useShelfPlace(list: HTMLElement | null): void {
  const { store } = useMember()
  useLayoutEffect(() => {
    const position = store.get(shelfPositionAtom)
    if (!list || position === null) return
    scrollerOf(list).scrollTop = position
    store.set(shelfPositionAtom, null)
  }, [list, store])
}
