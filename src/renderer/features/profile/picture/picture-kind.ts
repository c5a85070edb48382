/** The two pictures of a profile: their proportions, and pixels of their longest side. */
export const PICTURES = {
  avatar: { aspect: 1, longest: 512 },
  cover: { aspect: 3, longest: 1536 },
} as const

export type PictureKind = keyof typeof PICTURES
