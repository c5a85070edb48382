import { styled } from '@mui/material/styles'
import { accents } from '#renderer/theme/accent.ts'
import type { Post } from '../posts/post.ts'
import { usePendingLike, withLike } from './reactions.ts'

const EYES_OPEN = 'M38 45h0M62 45h0'
const EYES_SHUT = 'M32 46q6-8 12 0M56 46q6-8 12 0'

/** What the moon makes of a joke: from how many laughs on, its eyes, and its mouth, which is closed at first. */
const FACES = [
  { laughs: 0, eyes: EYES_OPEN, mouth: 'M39 63q11 5 22 0' },
  { laughs: 1, eyes: EYES_OPEN, mouth: 'M33 59q17 17 34 0' },
  { laughs: 3, eyes: EYES_SHUT, mouth: 'M32 57h36q-2 19-18 19T32 57z' },
  { laughs: 8, eyes: EYES_SHUT, mouth: 'M28 55h44q-2 27-22 27T28 55z' },
] as const

/** Of who laughs to tears. */
const TEARS = 'M24 50q-8 9-2 13q7 1 5-10zM76 50q8 9 2 13q-7 1-5-10z'

// A colour of a picture is not forced by itself.
const Face = styled('svg')({
  width: '100%',
  color: accents.yellow,
  filter: `drop-shadow(0 0 22px color-mix(in srgb, ${accents.yellow} 34%, transparent))`,
  '@media (forced-colors: active)': { color: 'CanvasText', filter: 'none' },
})

/** The moon beside a joke: the more people laugh, the more it does. Decorative: how many they are stands below. */
export function ListeningMoon({ post }: { readonly post: Post }) {
  const { likes_count } = withLike(post, usePendingLike(post.id))
  const { laughs, eyes, mouth } = FACES.findLast((face) => face.laughs <= likes_count) ?? FACES[0]
  return (
    <Face
      aria-hidden
      data-laughs={laughs}
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="50" cy="50" r="43" fill="currentColor" fillOpacity="0.140" />
      <path d="M70 20a5 5 0 1 0 .1 0zM24 27a3.500 3.500 0 1 0 .1 0zM58 13h0M80 36h0" strokeOpacity="0.450" />
      <path d={eyes} strokeWidth={eyes === EYES_OPEN ? 5 : 2.5} />
      <path
        d={mouth}
        fill={mouth.endsWith('z') ? 'currentColor' : 'none'}
        fillOpacity="0.400"
        strokeWidth="2.500"
      />
      {laughs === FACES[3].laughs && (
        <path d={TEARS} fill="currentColor" fillOpacity="0.300" strokeWidth="1.500" />
      )}
    </Face>
  )
}
