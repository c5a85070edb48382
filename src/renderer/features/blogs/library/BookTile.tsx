import { styled } from '@mui/material/styles'
import { atom } from 'jotai'
import { Link, useLocation } from 'react-router-dom'
import { useLayoutEffect, type KeyboardEvent } from 'react'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { focusRing, ink, radius, scale } from '#renderer/theme/tokens.ts'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { scrollerOf } from '#renderer/ui/virtual-list/scroll-position.ts'
import { genreAccent, type Blog } from '../blog/blog.ts'
import { Cover } from '../blog/Cover.tsx'
import { place } from '../blog/shelf.ts'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'

const Item = styled('li')({
  // Out of sight nothing of it is laid out or drawn.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 250px',
  // For its shadow and the ring of the focus.
  overflowClipMargin: 12,
})

/** Whose it is stands below, and leads to them. */
const Article = styled('article')({ ...place, '& [data-part=by]': { display: 'none' } })

/** All of the book leads to it; its author's name alone leads to them. */
const Title = styled(Link)({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.small,
  '&:focus-visible': { ...focusRing, outlineOffset: 3 },
})

const Label = styled('p')({
  position: 'relative',
  // A click beside the name is one on the book.
  pointerEvents: 'none',
  display: 'grid',
  alignContent: 'end',
  margin: 0,
  ...scale.small,
  color: ink.secondary,
  '& > span': { display: 'flex', gap: '0.3em', minWidth: 0 },
  '& a': { ...scale.small, pointerEvents: 'auto' },
})

/** One work on the shelf. */
export function BookTile({ blog, index }: { readonly blog: Blog; readonly index: number }) {
  const { id, title, genre, cover_url, author } = blog
  const { search } = useLocation()
  const { store } = useMember()
  return (
    <Item data-index={index}>
      <Article tabIndex={-1} aria-label={title}>
        <Cover title={title} author={author.username} genre={genre} seed={id} picture={cover_url} />
        <Title
          to={{ pathname: blogPaths.reader(id), search }}
          title={title}
          onClick={({ currentTarget }) => store.set(shelfPositionAtom, scrollerOf(currentTarget).scrollTop)}
        >
          <VisuallyHidden>{title}</VisuallyHidden>
        </Title>
        <Label>
          <span style={{ color: genreAccent(genre) }}>{genre}</span>
          <span>
            {copy.by} <MemberLink member={author} />
          </span>
        </Label>
      </Article>
    </Item>
  )
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Has the arrow keys lead from a book to the one beside it. */
export function walkAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const here = (event.target as Element).closest<HTMLElement>('[data-index]')
  if (!step || !here) return
  const next = `[data-index="${Number(here.dataset['index']) + step}"] article > a`
  event.currentTarget.querySelector<HTMLElement>(next)?.focus()
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
