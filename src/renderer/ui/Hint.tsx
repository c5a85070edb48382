import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { cloneElement, useId, type HTMLAttributes, type ReactElement } from 'react'
import { ink, space } from '#renderer/theme/tokens.ts'

declare module 'react' {
  interface AriaAttributes {
    /** Id of what is shown while somebody points at the element or has come to it by key. */
    interestfor?: string | undefined
  }
}

type Side = 'bottom' | 'right' | 'left'

interface HintProps {
  /** Without a text there is no hint. */
  readonly text: string
  readonly side?: Side
  /** A button or a link, which has a name of its own. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Names a control for who points at it or comes to it by key. The browser itself shows, places and takes away. */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  const id = useId()
  const hasHint = text !== ''
  // The same element with a hint and without: it may have the focus when that changes.
  return (
    <>
      {cloneElement(children, { interestfor: hasHint ? id : undefined })}
      {hasHint && (
        <Box component="span" id={id} popover="hint" aria-hidden sx={look(side)}>
          {text}
        </Box>
      )}
    </>
  )
}

const look = (side: Side) => (theme: Theme) => ({
  inset: 'auto',
  positionArea: side,
  positionTryFallbacks: 'flip-block, flip-inline',
  margin: '14px',
  maxWidth: 300,
  px: 1,
  py: 0.5,
  border: `1px solid ${space.lineStrong}`,
  borderRadius: 1,
  color: ink.primary,
  backgroundColor: space.raised,
  fontSize: theme.typography.pxToRem(11),
  fontWeight: 500,
  lineHeight: 1.4,
  opacity: 0,
  transition: 'opacity 200ms, display 200ms allow-discrete, overlay 200ms allow-discrete',
  '&:popover-open': { opacity: 1, '@starting-style': { opacity: 0 } },
  // What a member gets back by mouse, as from a menu that is closed, says nothing.
  '*:focus:not(:focus-visible, :hover) + &': { visibility: 'hidden' },
})
