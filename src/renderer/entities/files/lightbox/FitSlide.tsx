import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ink } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/picture/use-fit-picture.ts'
import { copy } from '../media/copy.ts'

const Message = styled('p')({ margin: 0, color: ink.secondary })

interface FitSlideProps {
  readonly address: string | undefined
  readonly children: ReactNode
}

/** A picture of the lightbox, unless it is one that cannot be drawn: neighbours come before they were seen anywhere. */
export function FitSlide({ address, children }: FitSlideProps) {
  const { picture, isRefused, isTooLarge } = useFitPicture(address)
  if (isRefused) return <Message>{isTooLarge ? copy.imageTooLarge : copy.imageFailed}</Message>
  return picture ? children : null
}
