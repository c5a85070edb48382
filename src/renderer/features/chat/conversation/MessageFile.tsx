import Close from '@mui/icons-material/CloseRounded'
import Download from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { fileSize } from '#renderer/entities/files/show/file-name.ts'
import { FileIcon, FileName } from '#renderer/entities/files/show/FileName.tsx'
import { isVideo } from '#renderer/entities/files/show/media.ts'
import { frameOf, MediaFrame } from '#renderer/entities/files/show/MediaFrame.tsx'
import { MediaView } from '#renderer/entities/files/show/MediaView.tsx'
import { ink, nebula, scale, space } from '#renderer/theme/tokens.ts'
import { altOf, isShown, mediaOfFile, type PlacedFile } from '../messages/message-file.ts'
import { copy } from '../copy.ts'
import { useSaveFile } from './use-save-file.ts'
import { useBytes } from '../outbox/file-to-send.ts'

interface MessageFileProps {
  readonly messageId: string
  readonly file: PlacedFile
  /** Name of the friend who has sent it, `null` for the member. */
  readonly sender: string | null
  /** When it was sent, for the place that `hasStamp` tells of. */
  readonly stamp?: ReactNode
}

/** Pixels. */
const MOST_HEIGHT = 320
/** Pixels that a picture needs beside its stamp. */
const ROOM = { width: 140, height: 72 }

/** Whether a file has a place for its stamp: a card, and a picture that is large enough, whose foot no controls take. */
export function hasStamp(file: PlacedFile): boolean {
  if (!isShown(file)) return true
  if (isVideo(file.type)) return false
  const { ratio, maxWidth } = frameOf({ isVideo: false, ...file }, MOST_HEIGHT)
  return maxWidth >= ROOM.width && maxWidth / ratio >= ROOM.height
}

/** The file of a message: a picture or video at its proportions, any other as a card. */
export const MessageFile = (props: MessageFileProps) =>
  isShown(props.file) ? <ShownFile {...props} /> : <FileCard file={props.file} stamp={props.stamp} />

/** In a corner of the picture, which goes on to be pressed there. */
const Over = styled('span')({
  position: 'absolute',
  right: 8,
  bottom: 8,
  padding: '1px 8px',
  borderRadius: 10,
  backgroundColor: `color-mix(in srgb, ${space.cabin} 72%, transparent)`,
  color: ink.primary,
  pointerEvents: 'none',
})

function ShownFile({ messageId, file, sender, stamp }: MessageFileProps) {
  const local = useLocalAddress(messageId)
  const media = mediaOfFile(messageId, file, sender)
  if (media)
    return (
      <MediaView media={media} local={local} mostHeight={MOST_HEIGHT}>
        {stamp && <Over>{stamp}</Over>}
      </MediaView>
    )
  const { type, width, height } = file
  return (
    <MediaFrame of={{ isVideo: isVideo(type), width, height }} mostHeight={MOST_HEIGHT}>
      {local && <OnItsWay address={local} file={file} />}
    </MediaFrame>
  )
}

interface OnItsWayProps {
  readonly address: string
  readonly file: PlacedFile
}

function OnItsWay({ address, file }: OnItsWayProps) {
  const alt = altOf(file, null)
  if (!isVideo(file.type)) return <img src={address} alt={alt} />
  // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
  return <video src={address} controls controlsList="nodownload" preload="metadata" aria-label={alt} />
}

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 300,
  maxWidth: '100%',
  minHeight: 56,
  padding: '7px 6px 7px 9px',
  borderRadius: 16,
  backgroundColor: space.theirs,
  color: ink.primary,
  // In colours of the system it has no ground of its own.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '[data-own] > &': { backgroundColor: space.own },
})
const Kind = styled('span')({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: `color-mix(in oklab, ${nebula.violet} 26%, transparent)`,
})
const Words = styled('div')({ flex: 1, minWidth: 0, display: 'grid', ...scale.ui })
const Facts = styled('span')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  color: ink.secondary,
  ...scale.small,
})

interface FileCardProps {
  readonly file: PlacedFile
  /** When it was sent. */
  readonly stamp?: ReactNode
}

/** A file with its name and size, to be saved. */
export function FileCard({ file, stamp }: FileCardProps) {
  const { stored, name, type, size } = file
  const { save, stop, share } = useSaveFile(file)
  const isSaving = share !== undefined
  return (
    <Card>
      <Kind>
        <FileIcon type={type} />
      </Kind>
      <Words>
        <FileName>{name}</FileName>
        {isSaving ? (
          <LinearProgress
            variant="determinate"
            value={Math.floor(share * 100)}
            aria-label={copy.savingFile(name)}
          />
        ) : (
          <Facts>
            {size !== null && fileSize(size)}
            {stamp}
          </Facts>
        )}
      </Words>
      {stored !== null && (
        <IconButton
          aria-label={isSaving ? copy.stopSaving : copy.saveFile(name)}
          onClick={isSaving ? stop : () => void save()}
        >
          {isSaving ? <Close /> : <Download />}
        </IconButton>
      )}
    </Card>
  )
}

/**
 * An address for the file of a message that was sent from here, as long as it is shown: also once the message has arrived
 * and its bytes are forgotten, so that nobody sees their picture vanish until it has come back from the server.
 */
function useLocalAddress(messageId: string): string | undefined {
  const bytes = useBytes(messageId)
  const [known, setKnown] = useState(bytes)
  if (bytes && bytes !== known) setKnown(bytes)
  const address = useMemo(() => known && URL.createObjectURL(known), [known])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
