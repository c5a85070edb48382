import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ink } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/picture/use-fit-picture.ts'
import { copy } from '../media/copy.ts'

const Message = styled('p')({ margin: 0, color: ink.secondary })

interface FitSlideProps {
  readonly src: string
  readonly children: ReactNode
}

/** A picture of the lightbox, unless it is one that cannot be drawn: neighbours come before they were seen anywhere. */
export function FitSlide({ src, children }: FitSlideProps) {
  const { picture, isRefused } = useFitPicture(src)
  if (isRefused) return <Message>{copy.imageFailed}</Message>
  return picture ? children : null
}
