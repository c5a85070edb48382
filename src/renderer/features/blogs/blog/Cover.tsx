import { styled } from '@mui/material/styles'
import { linesOf, SKY, starsOf } from '#renderer/entities/member/constellation.ts'
import { hashOf } from '#renderer/lib/hash-of.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { genreAccent, type Genre } from './blog.ts'

/** Books of one height in a row would be tiles: width to height, of which each has its own. */
const FORMATS = ['2 / 3', '7 / 10', '16 / 25'] as const

/** How a cover without a picture is composed: over stars, in a frame, over a planet. A long title leaves stars no room. */
const DESIGNS = ['stars', 'frame', 'planet'] as const

/** What is printed on cloth, in a light tone of it. */
const FOIL = `color-mix(in oklab, ${ACCENT} 40%, white)`

/** A narrow one is too small to be read. */
const UNREADABLE = '@container (max-width: 80px)'

/** A ribbon in the colour of the genre hangs out of it. */
const Book = styled('div')({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: -5,
    right: '14%',
    width: 'max(6px, 9%)',
    height: '12%',
    background: ACCENT,
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%)',
    forcedColorAdjust: 'none',
  },
})

/** The front of a book, bound in cloth of its genre's colour. */
const Front = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  overflow: 'clip',
  containerType: 'inline-size',
  borderRadius: '3px 6px 6px 3px',
  backgroundColor: `color-mix(in oklab, ${ACCENT} 30%, ${space.void})`,
  color: FOIL,
  boxShadow: `inset 0 0 0 1px ${faintAccent(30)}, 0 6px 16px rgba(2, 2, 12, 0.5)`,
  // The fold beside the spine.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '6%',
    background: `linear-gradient(90deg, rgba(4, 4, 16, 0.4), transparent 60%, rgba(255, 255, 255, 0.12) 92%, transparent)`,
  },
  '&[data-design=planet]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(circle at 50% calc(100% + 50cqw), ${ACCENT} 80cqw, ${faintAccent(26)} calc(80cqw + 1px), transparent 104cqw)`,
  },
  '&[data-design=frame]::before': {
    content: '""',
    position: 'absolute',
    inset: '5cqw 5cqw 5cqw 10cqw',
    border: `1px solid ${faintAccent(60)}`,
    outline: `1px solid ${faintAccent(25)}`,
    outlineOffset: -4,
  },
  '& img, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& img': { objectFit: 'cover' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', color: 'CanvasText' },
})

const Words = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '3cqw',
  padding: '21cqw 9cqw 9cqw 14cqw',
  [UNREADABLE]: { display: 'none' },
  '[data-design=frame] > &': { padding: '23cqw 12cqw 15cqw 17cqw', textAlign: 'center' },
  '[data-design=planet] > & > [data-part=by]': { color: ink.onNebula },
  // Over a picture, of which nothing is known.
  '[data-design=picture] > &': {
    justifyContent: 'flex-end',
    background: 'linear-gradient(transparent 34%, rgba(4, 4, 16, 0.78) 66%, rgba(4, 4, 16, 0.92))',
    color: ink.primary,
  },
})

/** Of short titles large and light, of long ones so that they stay. */
const Title = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: font.display,
  fontWeight: 400,
  fontSize: 'clamp(0.75rem, 10.5cqw, 1.5rem)',
  lineHeight: 1.25,
  WebkitLineClamp: 6,
  '&[data-long]': {
    fontFamily: font.text,
    fontWeight: 600,
    fontSize: 'clamp(0.75rem, 9.5cqw, 1.25rem)',
    WebkitLineClamp: 7,
  },
  '[data-design=picture] &': { WebkitLineClamp: 4 },
})

const Author = styled('span')({
  fontFamily: font.text,
  fontWeight: 600,
  fontSize: 'clamp(0.6875rem, 7cqw, 1rem)',
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Characters of the longest title that is set large, and of the longest word in one: it would be broken. */
const [LARGE, LARGE_WORD] = [34, 11]

const isSmall = (title: string) =>
  title.length > LARGE || title.split(/\s/).some((word) => word.length > LARGE_WORD)

interface CoverProps {
  readonly title: string
  readonly author: string
  readonly genre: Genre
  /** Of what is drawn where there is no picture. */
  readonly seed: string
  /** `bucket/path`, or the address of a file in this window. */
  readonly picture: string | null
}

/**
 * A book of the library from its front: title and author, over its picture or set by themselves where it has none (spec §3).
 * Decorative: both stand beside it.
 */
export function Cover({ title, author, genre, seed, picture }: CoverProps) {
  const address = picture?.startsWith('blob:') ? picture : publicAddress(picture ?? '')
  const { picture: shown, isRefused } = useFitPicture(address)
  const isDrawn = address === null || isRefused
  const hash = hashOf(seed)
  const designs = title.length > LARGE ? DESIGNS.slice(1) : DESIGNS
  const design = isDrawn ? designs[hash % designs.length] : 'picture'
  return (
    <Book aria-hidden style={accentStyle(genreAccent(genre))}>
      <Front data-design={design} style={{ aspectRatio: FORMATS[(hash >>> 8) % FORMATS.length] }}>
        {shown && <img src={shown} alt="" decoding="async" draggable={false} />}
        {design === 'stars' && <Stars seed={seed} />}
        <Words>
          <Title dir="auto" data-long={isSmall(title) || undefined}>
            {title}
          </Title>
          <Author dir="auto" data-part="by">
            {author}
          </Author>
        </Words>
      </Front>
    </Book>
  )
}

/** A constellation of its own, turned upright. */
function Stars({ seed }: { readonly seed: string }) {
  const stars = starsOf(seed)
  const [width, height] = [200, 300]
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [(y / SKY.height) * width, 135 + (x / SKY.width) * (height - 180)] as const
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill={FOIL} preserveAspectRatio="xMidYMid slice">
      {linesOf(stars).map(([one, other]) => {
        const path = `M${at(one).join(' ')}L${at(other).join(' ')}`
        return <path key={path} d={path} stroke={ACCENT} strokeOpacity="0.450" />
      })}
      {stars.map((star) => {
        const [x, y] = at(star)
        return <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6 + star.brightness * 1.6} />
      })}
    </svg>
  )
}
