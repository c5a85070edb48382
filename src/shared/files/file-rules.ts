import type { FileKind } from '../bridge.ts'

const MIB = 1024 * 1024

/** MIME type → usual extensions, used as filters of the native dialog. */
const IMAGES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
}
const VIDEOS = { 'video/mp4': ['mp4', 'm4v'], 'video/webm': ['webm'], 'video/quicktime': ['mov'] }
const AUDIO = {
  'audio/mpeg': ['mp3'],
  'audio/ogg': ['ogg', 'opus'],
  'audio/wav': ['wav'],
  'audio/x-m4a': ['m4a'],
}
const DOCUMENTS = { 'application/pdf': ['pdf'], 'text/plain': ['txt'] }

export interface FileGroup {
  readonly name: 'images' | 'videos' | 'documents' | 'shareable'
  readonly types: Readonly<Record<string, readonly string[]>>
  /** Size in bytes. */
  readonly maxSize: number
}

const images: FileGroup = { name: 'images', types: IMAGES, maxSize: 10 * MIB }
const videos: FileGroup = { name: 'videos', types: VIDEOS, maxSize: 50 * MIB }
const documents: FileGroup = { name: 'documents', types: DOCUMENTS, maxSize: 20 * MIB }
const shareable: FileGroup = {
  name: 'shareable',
  types: { ...IMAGES, ...VIDEOS, ...AUDIO, ...DOCUMENTS },
  maxSize: 25 * MIB,
}

/** Files sent to a conversation at once. */
export const MOST_AT_ONCE = 10

/** Most files of a kind that are chosen in one dialog; for pictures, as many as an album holds. */
export const mostAtOnce = (kind: FileKind): number => (kind === 'image' ? 100 : MOST_AT_ONCE)

/** Allowed types and sizes of each kind of file (design §5 "sizes", spec §5). */
export const FILE_RULES: Readonly<Record<FileKind, readonly FileGroup[]>> = {
  'post-media': [images, videos],
  'chat-file': [shareable],
  'blog-cover': [images],
  'blog-content': [documents],
  image: [images],
}
