import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'
import { frameOf, MOST_HEIGHT } from './frame.ts'
import type { PostMedia } from '../posts/post.ts'

/** In the tone of the sheet until there is something to see. One plain element, as all of a card. */
const Box = styled('div')({
  position: 'relative',
  margin: '6px 0 4px',
  width: '100%',
  maxHeight: MOST_HEIGHT,
  overflow: 'clip',
  borderRadius: radius.medium,
  backgroundColor: space.raised,
  // What is said in the place of a small or narrow picture.
  '&:has(> div)': { minWidth: 'min(100%, 120px)' },
  '& > button': {
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& img, & video': { display: 'block', width: '100%', height: '100%', objectFit: 'scale-down' },
  '& video': { objectFit: 'contain', backgroundColor: space.void },
})

interface MediaFrameProps {
  readonly of: PostMedia
  readonly children: ReactNode
}

/** Room for the picture or video of a post, which moves nothing when it comes. */
export function MediaFrame({ of, children }: MediaFrameProps) {
  const { ratio, maxWidth } = frameOf(of)
  return <Box style={{ aspectRatio: ratio, maxWidth }}>{children}</Box>
}
