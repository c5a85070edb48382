import { styled } from '@mui/material/styles'
import { scale } from '#renderer/theme/tokens.ts'
import { TextButton } from '#renderer/ui/text-button/TextButton.tsx'
import { copy } from './copy.ts'

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
const Retry = styled(TextButton)({ justifySelf: 'center', padding: '0 8px' })

interface BrokenMediaProps {
  readonly isVideo: boolean
  readonly onRetry: () => void
}

/** Says quietly that there is something that cannot be seen now. */
export function BrokenMedia({ isVideo, onRetry }: BrokenMediaProps) {
  return (
    <Message>
      {isVideo ? copy.videoFailed : copy.imageFailed}
      <Retry type="button" onClick={onRetry}>
        {copy.retry}
      </Retry>
    </Message>
  )
}
