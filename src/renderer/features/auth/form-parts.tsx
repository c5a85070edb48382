import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { ink, nebula, scale, space } from '#renderer/theme/tokens.ts'
import { styled } from '@mui/material/styles'
import { copy } from './copy.ts'

/** Title of a card, in one line where the card is as narrow as it gets. */
export const cardTitle = { ...scale.card, fontSize: { xs: '1.5rem', sm: scale.card.fontSize } } as const

interface TextLinkProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that reads as part of a text. */
export function TextLink({ onClick, children }: TextLinkProps) {
  return (
    <Link
      component="button"
      type="button"
      onClick={onClick}
      sx={{ justifySelf: 'start', verticalAlign: 'baseline', fontSize: 'inherit', textAlign: 'left' }}
    >
      {children}
    </Link>
  )
}

const Steps = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: '0 0 10px',
  color: ink.secondary,
  ...scale.small,
  '& > span': { width: 24, height: 4, borderRadius: 2, backgroundColor: space.lineStrong },
  '& > [data-done]': { backgroundColor: nebula.violet },
  '& > :nth-of-type(2)': { marginInlineEnd: 6 },
})

/** How far a registration is, of its two steps (spec §2). */
export const Step = ({ now }: { readonly now: 1 | 2 }) => (
  <Steps>
    <span data-done />
    <span data-done={now === 2 || undefined} />
    {copy.step(now)}
  </Steps>
)
