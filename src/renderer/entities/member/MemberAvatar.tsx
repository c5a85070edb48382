import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Avatar from '@mui/material/Avatar'
import { font, ink, space } from '#renderer/theme/tokens.ts'
import { avatarSource, isDrawn } from './avatar-address.ts'

interface MemberAvatarProps {
  /** `null` while nothing is known of the member. */
  readonly member: { readonly username: string; readonly avatar_url: string | null } | null
  /** Pixels. */
  readonly size?: number
}

/** Picture of a member. Decorative: the name always stands beside it. */
export function MemberAvatar({ member, size = 40 }: MemberAvatarProps) {
  const frame = { width: size, height: size, border: `1px solid ${space.lineStrong}`, bgcolor: space.raised }
  if (!member?.username)
    return (
      <Avatar sx={{ ...frame, color: ink.secondary }}>
        <PersonOutlined aria-hidden sx={{ fontSize: size * 0.6 }} />
      </Avatar>
    )
  const initial = Array.from(member.username)[0]?.toLocaleUpperCase('es')
  const picture = avatarSource(member.avatar_url, member.username)
  if (!isDrawn(member.avatar_url))
    return (
      <Avatar src={picture} alt="" sx={{ ...frame, color: ink.primary }}>
        {initial}
      </Avatar>
    )
  const background = { backgroundImage: `url("${picture}")`, backgroundSize: 'cover' }
  const lettering = { color: ink.onNebula, fontFamily: font.display, fontWeight: 600, fontSize: size * 0.42 }
  return (
    <Avatar aria-hidden sx={{ ...frame, ...lettering }} style={background}>
      {initial}
    </Avatar>
  )
}
