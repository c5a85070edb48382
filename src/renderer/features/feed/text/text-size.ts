/** Most characters of a text that stands large. */
const SHORT = 80
/** Most characters of emoji that stand as a picture. */
const FEW_EMOJI = 40

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s)+$/v

export type TextSize = 'emoji' | 'short' | 'long'

/** How loud a post speaks: the less it says, the larger. */
export function textSize(text: string): TextSize {
  if (text.length <= FEW_EMOJI && ONLY_EMOJI.test(text)) return 'emoji'
  return Array.from(text).length <= SHORT ? 'short' : 'long'
}
