import { isPicture, isVideo, type Media } from '#renderer/entities/files/show/media.ts'
import { copy as mediaCopy } from '#renderer/entities/files/copy.ts'
import { copy } from '../copy.ts'
import type { ChatFile } from '../thread/chat-file.ts'

/** A file in the place of its message. */
export interface PlacedFile extends ChatFile {
  /** `bucket/path`, `null` until it is there. */
  readonly stored: string | null
}

/** Whether a file is shown itself, and not as a card. */
export const isShown = ({ type }: Pick<ChatFile, 'type'>): boolean => isPicture(type) || isVideo(type)

/** Whether a file is saved by the menu of its message: a card has a button of its own. */
export const isSavedByMenu = (file: PlacedFile | null): boolean =>
  file !== null && file.stored !== null && isShown(file)

/**
 * A file that is shown itself, `null` for any other.
 * @param sender name of the friend who has sent it, `null` for the member
 */
export function mediaOfFile(id: string, file: PlacedFile, sender: string | null): Media | null {
  if (!isShown(file) || file.stored === null) return null
  const { stored, width, height } = file
  return { id, stored, still: null, alt: altOf(file, sender), isVideo: isVideo(file.type), width, height }
}

export function altOf({ type }: Pick<ChatFile, 'type'>, sender: string | null): string {
  if (sender === null) return isVideo(type) ? copy.ownVideo : copy.ownPicture
  return (isVideo(type) ? mediaCopy.videoOf : mediaCopy.imageOf)(sender)
}
