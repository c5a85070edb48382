import { styled } from '@mui/material/styles'
import { farStarsOf, linesOf, SKY, starsOf } from '#renderer/entities/member/constellation.ts'
import { publicAddress } from '#renderer/server/public-address.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { genreAccent, type Genre } from './blog.ts'

/** The front of a book, two to three, in the light of its genre. */
const Front = styled('div')({
  position: 'relative',
  display: 'block',
  aspectRatio: '2 / 3',
  overflow: 'clip',
  containerType: 'inline-size',
  borderRadius: '4px 10px 10px 4px',
  border: `1px solid ${space.line}`,
  background: `radial-gradient(120% 70% at 50% 118%, ${faintAccent(46)}, transparent 72%), linear-gradient(${space.void}, ${space.surface})`,
  boxShadow: '0 10px 28px rgba(2, 2, 12, 0.55)',
  // The fold beside the spine.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '5%',
    background: `linear-gradient(90deg, rgba(4, 4, 16, 0.5), transparent 60%, rgba(255, 255, 255, 0.14) 92%, transparent)`,
  },
  '& img, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& img': { objectFit: 'cover' },
})

const Title = styled('span')({
  position: 'absolute',
  inset: '11% 9% auto 12%',
  display: '-webkit-box',
  WebkitLineClamp: 6,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: font.display,
  fontWeight: 300,
  fontSize: 'clamp(0.7rem, 9.5cqw, 1.5rem)',
  lineHeight: 1.25,
  color: ink.primary,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

interface CoverProps {
  readonly title: string
  readonly genre: Genre
  /** Of what is drawn where there is no picture. */
  readonly seed: string
  /** `bucket/path`, or the address of a file in this window. */
  readonly picture: string | null
}

/** Cover of a blog post: its picture, else a drawn one with its title (spec §3). Decorative: the title stands beside it. */
export function Cover({ title, genre, seed, picture }: CoverProps) {
  const address = picture?.startsWith('blob:') ? picture : publicAddress(picture ?? '')
  const { picture: shown, isRefused } = useFitPicture(address)
  return (
    <Front aria-hidden style={accentStyle(genreAccent(genre))}>
      {shown && <img src={shown} alt="" decoding="async" draggable={false} />}
      {(address === null || isRefused) && (
        <>
          <Night seed={seed} />
          <Title dir="auto">{title}</Title>
        </>
      )}
    </Front>
  )
}

/** A piece of sky of its own, turned upright. */
function Night({ seed }: { readonly seed: string }) {
  const stars = starsOf(seed)
  const [width, height] = [200, 300]
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [(y / SKY.height) * width, 120 + (x / SKY.width) * (height - 130)] as const
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill={ink.primary} preserveAspectRatio="xMidYMid slice">
      {farStarsOf(seed).map((star) => {
        const [x, y] = [(star.y / SKY.height) * width, (star.x / SKY.width) * height]
        return <circle key={`${x} ${y}`} cx={x} cy={y} r={0.5 + star.brightness * 0.4} opacity="0.350" />
      })}
      {linesOf(stars).map(([one, other]) => {
        const path = `M${at(one).join(' ')}L${at(other).join(' ')}`
        return <path key={path} d={path} stroke={ACCENT} strokeOpacity="0.600" />
      })}
      {stars.map((star) => {
        const [x, y] = at(star)
        return (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={4 + star.brightness * 3} fill={ACCENT} opacity="0.200" />
            <circle cx={x} cy={y} r={1.4 + star.brightness * 1.2} />
          </g>
        )
      })}
    </svg>
  )
}
