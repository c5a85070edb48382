import { usePickFile } from '#renderer/entities/files/pick/use-pick-file.ts'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { readVideoMetadata } from '#renderer/entities/files/prepare/read-video.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'
import { usePendingFile } from '#renderer/session/pending-files.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { isVideo, mediaFacts, type PreparedMedia } from '../outbox/send-media.ts'

export type DraftMedia = ReturnType<typeof useDraftMedia>

/**
 * The picture or video of the draft, kept like its text.
 * @param onChange called because the draft is now another post
 */
export function useDraftMedia(place: string, onChange: () => void) {
  const { id } = useMember()
  const { kept, keep, forget } = usePendingFile(place, mediaFacts)
  const [alt, keepAlt] = useDraftText(`${place}-alt`)
  const setAlt = (text: string) => {
    keepAlt(text)
    onChange()
  }
  const { choose, take, isBusy } = usePickFile('post-media', async (file) => {
    const { file: prepared, facts } = await prepareMedia(file, id)
    await keep(prepared, facts)
    setAlt('')
  })
  const remove = () => {
    void forget()
    setAlt('')
  }
  return { kept, alt, isPreparing: isBusy, setAlt, choose, take, remove }
}

/** Prepares a picture or video for a post. @throws {FileRefusal} if a picture cannot be decoded */
async function prepareMedia(file: File, userId: string): Promise<PreparedMedia> {
  const folder = `${userId}/posts`
  if (!isVideo(file)) {
    const { file: picture, width, height } = await preparePicture(file)
    return { file: picture, facts: { path: filePath(folder, picture), width, height, still: null } }
  }
  const look = await readVideoMetadata(file)
  const still = look && { file: look.still.file, path: filePath(folder, look.still.file) }
  const size = { width: look?.width ?? null, height: look?.height ?? null }
  return { file, facts: { path: filePath(folder, file), ...size, still } }
}
