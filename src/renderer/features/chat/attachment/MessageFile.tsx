import { MediaFrame } from '#renderer/entities/files/show/MediaFrame.tsx'
import { MediaView } from '#renderer/entities/files/show/MediaView.tsx'
import { isVideo } from '#renderer/entities/files/show/media.ts'
import { FileCard } from './FileCard.tsx'
import { altOf, isShown, mediaOfFile, type PlacedFile } from './media-of-file.ts'
import { useLocalAddress } from './use-local-address.ts'

interface MessageFileProps {
  readonly messageId: string
  readonly file: PlacedFile
  /** Name of the friend who has sent it, `null` for the member. */
  readonly sender: string | null
}

/** Pixels. */
const MOST_HEIGHT = 320

/** The file of a message: a picture or video at its proportions, any other as a card. */
export const MessageFile = (props: MessageFileProps) =>
  isShown(props.file) ? <ShownFile {...props} /> : <FileCard file={props.file} />

function ShownFile({ messageId, file, sender }: MessageFileProps) {
  const local = useLocalAddress(messageId)
  const media = mediaOfFile(messageId, file, sender)
  if (media) return <MediaView media={media} local={local} mostHeight={MOST_HEIGHT} />
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
