import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { SlideImage } from 'yet-another-react-lightbox'
import { ink } from '#renderer/theme/tokens.ts'
import { drawingOf, useFitPicture } from '#renderer/ui/fit-picture.ts'
import { copy } from '../media/copy.ts'

const Message = styled('p')({ margin: 0, color: ink.secondary })

interface FitSlideProps {
  readonly slide: Pick<SlideImage, 'address' | 'width' | 'height'>
  readonly children: ReactNode
}

/** A picture of the lightbox, unless it is one that cannot be drawn: neighbours come before they were seen anywhere. */
export function FitSlide({ slide: { address, width, height }, children }: FitSlideProps) {
  // As its sender tells: it is not even loaded.
  const isTold = width !== undefined && height !== undefined && drawingOf({ width, height }) === 'never'
  const { picture, isRefused, isTooLarge } = useFitPicture(isTold ? null : address)
  if (isTold || isTooLarge) return <Message>{copy.imageTooLarge}</Message>
  if (isRefused) return <Message>{copy.imageFailed}</Message>
  return picture ? children : null
}
