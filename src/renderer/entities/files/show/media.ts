import { createContext } from 'react'

/** A picture or video as it is shown, wherever it stands. */
export interface Media extends MediaForm {
  /** Of what it belongs to: a post, a message. */
  readonly id: string
  /** `bucket/path`. */
  readonly stored: string
  /** `bucket/path` of a picture that stands for a video until it plays; `null` for none. */
  readonly still: string | null
  /** Alternative text: its subject, or at least its author. */
  readonly alt: string
  /** Stands below it where it is shown large. */
  readonly caption?: string | null
}

/** Kind of a medium and its size in pixels, by which its room is reserved; `null` where unknown. */
export interface MediaForm {
  readonly isVideo: boolean
  readonly width: number | null
  readonly height: number | null
}

/** By the MIME type of a file. */
export const isPicture = (type: string): boolean => type.startsWith('image/')
export const isVideo = (type: string): boolean => type.startsWith('video/')

/** Shows a picture large, among those of the list that it stands in. */
export const EnlargeContext = createContext<(id: string) => void>(() => undefined)
