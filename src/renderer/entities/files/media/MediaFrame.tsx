import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'
import { frameOf, MOST_HEIGHT } from './frame.ts'
import type { MediaForm } from './media.ts'

/** In the tone of the sheet until there is something to see. One plain element, as all of a card. */
const Box = styled('div')({
  position: 'relative',
  margin: '6px 0 4px',
  width: '100%',
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
  readonly of: MediaForm
  /** Pixels that it may take. */
  readonly mostHeight?: number | undefined
  readonly children: ReactNode
}

/** Room for a picture or video, which moves nothing when it comes. */
export function MediaFrame({ of, mostHeight = MOST_HEIGHT, children }: MediaFrameProps) {
  const { ratio, maxWidth } = frameOf(of, mostHeight)
  return <Box style={{ aspectRatio: ratio, maxWidth, maxHeight: mostHeight }}>{children}</Box>
}
