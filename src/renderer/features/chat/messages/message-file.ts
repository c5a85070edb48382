import { copy as mediaCopy } from '#renderer/entities/files/copy.ts'
import { savedName } from '#renderer/entities/files/show/file-name.ts'
import { isPicture, isVideo, type Media } from '#renderer/entities/files/show/media.ts'
import { plainFileName } from '#shared/files/file-name.ts'
import { isVisible } from '#shared/visible.ts'
import { copy } from '../copy.ts'
import type { ChatMessage } from './message.ts'

/** A file of a conversation, as described by its message. */
export interface ChatFile {
  /** Safe to show and to save under. */
  readonly name: string
  /** MIME type. */
  readonly type: string
  /** Bytes; `null` if unknown. */
  readonly size: number | null
  /** Pixels of a picture or video; `null` if unknown. */
  readonly width: number | null
  readonly height: number | null
}

/** The file of a message with its address; `null` for a text. */
export function fileOf(message: ChatMessage): (ChatFile & { readonly stored: string }) | null {
  const { file_url: stored, file_type: type, file_name, file_size: size } = message
  if (stored === null || type === null) return null
  const name = plainFileName(file_name ?? savedName(stored))
  return { stored, name, type, size, width: message.media_width, height: message.media_height }
}

/** The text of a message; `null` if it is empty, beside a file of another client. */
export const textOf = ({ content, file_type }: Pick<ChatMessage, 'content' | 'file_type'>): string | null =>
  content !== null && (file_type === null || isVisible(content)) ? content : null

/** Describes a file by its kind or name. */
export const kindOf = (file: ChatFile | null): string =>
  file ? excerptOf({ content: null, file_type: file.type, file_name: file.name }) : copy.file

/** A message in one line: its text, or a description of its file. */
export function excerptOf(message: Pick<ChatMessage, 'content' | 'file_type' | 'file_name'>): string {
  const { file_type: type, file_name: name } = message
  const text = textOf(message)
  if (text !== null) return text
  if (type !== null && isPicture(type)) return copy.photo
  if (type !== null && isVideo(type)) return copy.video
  return name ? plainFileName(name) : copy.file
}

/** A file with its address. */
export interface PlacedFile extends ChatFile {
  /** `bucket/path`; `null` until it is stored. */
  readonly stored: string | null
}

/** Whether a file is displayed itself, not as a card. */
export const isShown = ({ type }: Pick<ChatFile, 'type'>): boolean => isPicture(type) || isVideo(type)

/** Whether a file is saved from the message menu; a card has its own button. */
export const isSavedByMenu = (file: PlacedFile | null): boolean =>
  file !== null && file.stored !== null && isShown(file)

/**
 * A displayable file as media; `null` for others.
 * @param sender name of the friend who sent it, `null` for the member
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
