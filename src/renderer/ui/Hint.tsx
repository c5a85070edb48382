import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { cloneElement, useId, type HTMLAttributes, type ReactElement } from 'react'
import { ink, space } from '#renderer/theme/tokens.ts'

declare module 'react' {
  interface AriaAttributes {
    /** Id of the element that the browser shows while this one is hovered or has keyboard focus. */
    interestfor?: string | undefined
  }
}

type Side = 'bottom' | 'right' | 'left'

interface HintProps {
  /** Without a text there is no hint. */
  readonly text: string
  readonly side?: Side
  /** A button or a link with an accessible name of its own. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A tooltip that names a control on hover or keyboard focus. The browser shows, positions and hides it. */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  const id = useId()
  const hasHint = text !== ''
  // Always the same element, with and without a hint: it may have the focus when that changes.
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
  // Focus returned after a click, for example from a closed menu, shows no hint.
  '*:focus:not(:focus-visible, :hover) + &': { visibility: 'hidden' },
})
