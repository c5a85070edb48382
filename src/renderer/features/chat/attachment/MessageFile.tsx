import { MediaFrame } from '#renderer/entities/files/media/MediaFrame.tsx'
import { MediaView } from '#renderer/entities/files/media/MediaView.tsx'
import { useObjectAddress } from '#renderer/entities/files/shown/use-object-address.ts'
import { isVideo } from '../thread/chat-file.ts'
import { FileCard } from './FileCard.tsx'
import { altOf, isShown, mediaOfFile, type PlacedFile } from './media-of-file.ts'
import { useBytes } from './use-bytes.ts'

interface MessageFileProps {
  readonly messageId: string
  readonly file: PlacedFile
  /** Name of the friend who has sent it, `null` for the member. */
  readonly sender: string | null
}

/** Pixels. */
const MOST_HEIGHT = 320

/** The file of a message: a picture or video at its proportions, any other as a card. */
export function MessageFile({ messageId, file, sender }: MessageFileProps) {
  if (!isShown(file)) return <FileCard file={file} />
  const media = mediaOfFile(messageId, file, sender)
  if (media) return <MediaView media={media} mostHeight={MOST_HEIGHT} />
  const { width, height } = file
  return (
    <MediaFrame of={{ isVideo: isVideo(file.type), width, height }} mostHeight={MOST_HEIGHT}>
      <OnItsWay messageId={messageId} file={file} />
    </MediaFrame>
  )
}

function OnItsWay({ messageId, file }: Pick<MessageFileProps, 'messageId' | 'file'>) {
  const bytes = useBytes(messageId)
  return bytes && <Local bytes={bytes} file={file} />
}

function Local({ bytes, file }: { readonly bytes: File; readonly file: PlacedFile }) {
  const address = useObjectAddress(bytes)
  const alt = altOf(file, null)
  if (!isVideo(file.type)) return <img src={address} alt={alt} />
  // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
  return <video src={address} controls preload="metadata" aria-label={alt} />
}
