import Avatar from '@mui/material/Avatar'
import { space } from '#renderer/theme/tokens.ts'
import { avatarSource } from '../avatar-address.ts'

interface MemberAvatarProps {
  readonly member: { readonly username: string; readonly avatar_url: string | null }
  /** Pixels. */
  readonly size?: number
}

/** Picture of a member. Decorative: the name always stands beside it. */
export function MemberAvatar({ member, size = 40 }: MemberAvatarProps) {
  return (
    <Avatar
      src={avatarSource(member.avatar_url, member.username)}
      alt=""
      sx={{ width: size, height: size, border: `1px solid ${space.lineStrong}`, bgcolor: space.raised }}
    >
      {member.username.slice(0, 1).toUpperCase()}
    </Avatar>
  )
}
