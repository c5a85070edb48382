import { publicAddress } from '#renderer/server/public-address.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { LightFigure } from './LightFigure.tsx'

interface PictureProps {
  /** `bucket/path`; `null` for none. */
  readonly stored: string | null
  /** Stands for a picture that is missing, broken or too large to be drawn. */
  readonly figure: number
}

/** A picture that fills its frame, or what light draws instead. What it shows is said by what is around it. */
export function Picture({ stored, figure }: PictureProps) {
  const address = publicAddress(stored ?? '')
  const { picture, isRefused } = useFitPicture(address)
  if (!address || isRefused) return <LightFigure index={figure} />
  return picture && <img src={picture} alt="" decoding="async" draggable={false} />
}
