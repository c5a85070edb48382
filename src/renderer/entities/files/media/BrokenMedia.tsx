import { styled } from '@mui/material/styles'
import { scale } from '#renderer/theme/tokens.ts'
import { TextButton } from '#renderer/ui/TextButton.tsx'
import { copy } from './copy.ts'
import { useSaveImage } from './use-save-image.ts'

const Message = styled('div')(({ theme }) => ({
  minHeight: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  padding: 12,
  textAlign: 'center',
  ...scale.ui,
  color: theme.palette.text.secondary,
}))

/** Alone in its row, it has the look of the fold under a long text. */
const Way = styled(TextButton)({ justifySelf: 'center', padding: '0 8px' })

interface BrokenMediaProps {
  readonly isVideo: boolean
  readonly onRetry: () => void
}

/** Says quietly that there is something that cannot be seen now. */
export const BrokenMedia = ({ isVideo, onRetry }: BrokenMediaProps) => (
  <Message>
    {isVideo ? copy.videoFailed : copy.imageFailed}
    <Way type="button" onClick={onRetry}>
      {copy.retry}
    </Way>
  </Message>
)

interface LargeImageProps {
  /** Under which it is to be had; `undefined` until that is known. */
  readonly address: string | undefined
  /** `bucket/path`. */
  readonly stored: string
}

/** Says that a picture is none for this program, and offers it for another. */
export function LargeImage({ address, stored }: LargeImageProps) {
  const { save, isSaving } = useSaveImage()
  return (
    <Message>
      {copy.imageTooLarge}
      <Way
        type="button"
        aria-disabled={isSaving || address === undefined}
        onClick={() => address !== undefined && !isSaving && void save({ address, stored })}
      >
        {copy.lightbox.save}
      </Way>
    </Message>
  )
}
