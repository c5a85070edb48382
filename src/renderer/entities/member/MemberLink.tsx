import { styled } from '@mui/material/styles'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'
import { CHAT_PARAM } from '#renderer/lib/paths.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { lamp } from '#renderer/theme/tokens.ts'
import type { MemberCard } from './profile.ts'
import { MemberAvatar } from './MemberAvatar.tsx'
import { useCardOpener } from './member-card.ts'

interface MemberLinkProps {
  readonly member: MemberCard
}

/** As wide as the name, up to the available width. */
const NameLink = styled(RouterLink)(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Drawn inside: the overflow of the text would cut it off.
  '&:focus-visible': { outlineOffset: -2, borderRadius: 6 },
  '&[data-own]': { color: lamp.glow },
}))

/** The name of a member: links to their profile and opens their card. The signed-in member's own name glows. */
export function MemberLink({ member }: MemberLinkProps) {
  const isOwn = useMember().id === member.id
  const path = useMemberPath(member)
  const opener = useCardOpener(member)
  return (
    // The card shows the whole name.
    <NameLink to={path} title={isOwn ? member.username : undefined} data-own={isOwn || undefined} {...opener}>
      {member.username}
    </NameLink>
  )
}

interface MemberAvatarLinkProps {
  readonly member: MemberCard
  /** Pixels. */
  readonly size: number
}

const PictureLink = styled(RouterLink)({ display: 'block', textDecoration: 'none', borderRadius: '50%' })

/** The picture of a member beside their `MemberLink`, with the same target; for the pointer only. */
export function MemberAvatarLink({ member, size }: MemberAvatarLinkProps) {
  const path = useMemberPath(member)
  const { 'aria-keyshortcuts': _key, ...opener } = useCardOpener(member)
  return (
    <PictureLink to={path} aria-hidden tabIndex={-1} style={{ width: size, height: size }} {...opener}>
      <MemberAvatar member={member} size={size} />
    </PictureLink>
  )
}

/** A member's name in a row, cut off if too long. */
export const MemberName = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  // Aligned to the picture, whatever the direction of the name.
  textAlign: 'left',
  '&[data-unread]': { fontWeight: 700 },
})

/** Path of a member's profile. Keeps the open conversation. */
export function useMemberPath({ id }: Pick<MemberCard, 'id'>) {
  const { search } = useLocation()
  return { pathname: `${sections['user-profile'].path}/${id}`, search }
}

/** Path of the conversation with a friend, beside the current page. */
export function useConversationPath({ id }: Pick<MemberCard, 'id'>) {
  const [search] = useSearchParams()
  const withChat = new URLSearchParams(search)
  withChat.set(CHAT_PARAM, id)
  return { search: withChat.toString() }
}
