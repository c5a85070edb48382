import PersonOutlined from '@mui/icons-material/PersonOutlined'
import { styled } from '@mui/material/styles'
import { initialBox } from '#renderer/theme/avatar-colors.ts'
import { font, ink, space } from '#renderer/theme/tokens.ts'
import { useFitPicture } from '#renderer/ui/fit-picture.ts'
import { pictureOf, seedOf } from './avatar-address.ts'
import { drawPlanet } from './draw-planet.ts'

interface MemberAvatarProps {
  /** `null` while the member is unknown. */
  readonly member: { readonly username: string; readonly avatar_url: string | null } | null
  /** Pixels. */
  readonly size?: number
}

// A single element each, since a feed has many of them.
const Disc = styled('span')({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'center / cover',
  color: ink.onNebula,
  fontFamily: font.text,
  fontWeight: 600,
  lineHeight: 1,
  // The text shadow used on the sky would smudge a dark letter.
  textShadow: 'none',
  userSelect: 'none',
  forcedColorAdjust: 'none',
  // A dark picture ends where it ends.
  '&[data-picture]': { boxShadow: `inset 0 0 0 1px ${space.lineStrong}` },
  '&[data-low]': { paddingBottom: '0.42em' },
})

/** Picture of a member. Decorative: the name is always beside it. */
export function MemberAvatar({ member, size = 40 }: MemberAvatarProps) {
  const own = member && pictureOf(member.avatar_url)
  const { picture, isRefused } = useFitPicture(own)
  const measures = { width: size, height: size, fontSize: size * initialBox.size }
  if (!member?.username)
    return (
      <Disc aria-hidden style={{ ...measures, backgroundColor: space.raised, color: ink.secondary }}>
        <PersonOutlined sx={{ fontSize: size * 0.6 }} />
      </Disc>
    )
  const planet = drawPlanet(seedOf(member.avatar_url, member.username))
  // The planet shows while the file is missing.
  const backgroundImage = [picture, planet].flatMap((address) => (address ? `url("${address}")` : [])).join()
  const initial = own && !isRefused ? '' : initialOf(member.username)
  return (
    <Disc
      aria-hidden
      style={{ ...measures, backgroundImage }}
      data-low={LOW.test(initial) || undefined}
      data-picture={picture ? true : undefined}
    >
      {initial}
    </Disc>
  )
}

/** Scripts whose single letters lie mostly below the baseline. */
const LOW = /\p{Script=Arabic}/u

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Initial of a name in upper case: one letter with its marks, or one whole emoji. */
export const initialOf = (name: string): string =>
  graphemes.segment(name).containing(0)?.segment.toLocaleUpperCase('es') ?? ''
