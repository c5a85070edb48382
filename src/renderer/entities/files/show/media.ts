import { createContext } from 'react'

/** A picture or video to show, from any place. */
export interface Media extends MediaForm {
  /** Id of the post or message it belongs to. */
  readonly id: string
  /** `bucket/path`. */
  readonly stored: string
  /** `bucket/path` of the still shown until a video plays; `null` if there is none. */
  readonly still: string | null
  /** Alternative text: its description, or at least its author. */
  readonly alt: string
  /** Shown below it in the lightbox. */
  readonly caption?: string | null
}

/** Kind and size in pixels, by which its space is reserved; `null` where unknown. */
export interface MediaForm {
  readonly isVideo: boolean
  readonly width: number | null
  readonly height: number | null
}

/** Decided by the MIME type. */
export const isPicture = (type: string): boolean => type.startsWith('image/')
export const isVideo = (type: string): boolean => type.startsWith('video/')

/** Opens a picture in the lightbox of the surrounding list. */
export const EnlargeContext = createContext<(id: string) => void>(() => undefined)
