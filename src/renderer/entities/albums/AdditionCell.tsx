import Close from '@mui/icons-material/CloseRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { arrive } from '#renderer/theme/motion.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { useIsAway } from '#renderer/ui/states/WhenBack.tsx'
import { useAdditionBytes, type Addition } from './additions.ts'
import { copy } from './copy.ts'
import { Cell, Frame } from './PictureGrid.tsx'

interface AdditionCellProps {
  readonly addition: Addition
  readonly onRetry: () => void
  /** Cancels the addition, even while it is being uploaded. */
  readonly onStop: () => void
}

const Preview = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.4,
})

const Over = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  gap: 4,
  padding: 10,
  ...scale.small,
  color: ink.primary,
})

const Failed = styled(Over)({
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  backgroundColor: `color-mix(in srgb, ${space.cabin} 72%, transparent)`,
})

const Stop = styled('div')({ position: 'absolute', top: 4, right: 4 })

const texts = copy.pictures

/** A picture being added to an album, in its future place. */
export function AdditionCell({ addition, onRetry, onStop }: AdditionCellProps) {
  const bytes = useAdditionBytes(addition.id)
  const { width, height, name } = addition.payload
  return (
    <Cell data-coming ratio={width / height} sx={arrive}>
      <Frame>
        {bytes && <PreviewOf bytes={bytes} />}
        {addition.state === 'refused' ? (
          <Failed role="group" aria-label={name}>
            {texts.failed}
            <Button size="small" variant="outlined" onClick={onRetry}>
              {texts.retry}
            </Button>
            <Button size="small" color="inherit" onClick={onStop}>
              {texts.discard}
            </Button>
          </Failed>
        ) : (
          <UnderWay addition={addition} onStop={onStop} />
        )}
      </Frame>
    </Cell>
  )
}

const PreviewOf = ({ bytes }: { readonly bytes: File }) => <Preview src={useObjectAddress(bytes)} alt="" />

function UnderWay({ addition, onStop }: Omit<AdditionCellProps, 'onRetry'>) {
  const { id, state } = addition
  const { name } = addition.payload
  const isAway = useIsAway() && state === 'unsent'
  const upload = useUpload(id)
  return (
    <>
      <Over>
        {upload ? (
          <LinearProgress
            variant="determinate"
            value={Math.floor(upload.share * 100)}
            aria-label={texts.uploading(name)}
          />
        ) : (
          <span>{isAway ? texts.whenBack : texts.waiting}</span>
        )}
      </Over>
      {upload?.cancel !== null && (
        <Stop>
          <IconButton size="small" aria-label={texts.stop(name)} onClick={onStop} sx={{ color: ink.primary }}>
            <Close fontSize="small" />
          </IconButton>
        </Stop>
      )}
    </>
  )
}
