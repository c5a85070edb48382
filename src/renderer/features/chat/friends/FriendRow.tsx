import PersonOutlined from '@mui/icons-material/PersonOutlined'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useCardOpener } from '#renderer/entities/member/member-card.ts'
import { MemberName, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import { CountBadge } from '#renderer/ui/CountBadge.tsx'
import { Hint } from '#renderer/ui/Hint.tsx'
import { VisuallyHidden, visuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { ConversationMenu, MutedMark } from '../notifications/ConversationMenu.tsx'
import { useUnread } from '../notifications/unread.ts'
import { Lamp } from '../Lamp.ts'
import { copy } from '../copy.ts'
import { ConversationEnd, ConversationPreview } from './ConversationLines.tsx'
import { useIsPresent } from './presence.ts'

/** With a second line that says what the conversation ends with, or that it has not begun, with the name alone, or as a picture that is named when pointed at. */
export type FriendLook = 'conversation' | 'plain' | 'folded'

interface FriendRowProps {
  readonly look: FriendLook
  readonly friend: Friend
  /** Whether it is the friend whose conversation is open. */
  readonly isOpen: boolean
  readonly onOpen: (friendId: string) => void
  /** Whether the Tab key stops here, of all rows. */
  readonly isStop: boolean
}

// One element each: a list that is scrolled draws a row within a frame.
const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.small,
  '&:is(:hover, :focus-within, :has(> [aria-current]))': { backgroundColor: space.raised },
  // Whose conversation is open, as the sections say where the member is.
  '&:has(> [aria-current])::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 14,
    insetInlineStart: 0,
    width: 3,
    borderRadius: 3,
    backgroundColor: nebula.violet,
  },
  '&:has(> [aria-current])': { '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
  '&[data-look=conversation]': { minHeight: 64 },
  '&[data-look=folded]': { width: 56 },
})
// With the attribute of a hint, which is not known as one of HTML.
const Conversation = styled('button', { shouldForwardProp: () => true })({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  gap: 12,
  padding: '6px 10px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: ink.primary,
  font: 'inherit',
  ...scale.text,
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
})
const Lines = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  rowGap: 2,
  '[data-look=folded] &': visuallyHidden,
})
const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 })
/** What else there is of the friend stands right behind it. */
const Name = styled(MemberName)({ flex: '0 1 auto' })
const Picture = styled('span')({ position: 'relative', display: 'flex' })
const CornerLamp = styled(Lamp)({ right: -1, bottom: -1 })
/** Over a picture that stands alone; else at the end of a line. */
const corner = { position: 'absolute', top: -4, right: -6 } as const
const atEnd = { marginInlineStart: 'auto' } as const

/** Pixels that a count has beside it. */
const COUNT = 34

/**
 * What else may be done with a friend. It comes with the pointer and with the focus, a tap and a reader's too, over the end
 * of the words, and leaves time and count in sight.
 */
const Actions = styled('span')({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: 24,
  background: `linear-gradient(90deg, transparent, ${space.raised} 24px)`,
  '[data-look=conversation] > &': { insetBlock: '32px 2px', insetInlineEnd: 6 },
  '[data-unread] > &': { insetInlineEnd: COUNT },
  'div:not(:hover, :focus-within) > &:not(:has([aria-expanded=true]))': { opacity: 0 },
})
const ProfileLink = styled(RouterLink)({
  flexShrink: 0,
  display: 'flex',
  padding: 5,
  borderRadius: '50%',
  color: ink.secondary,
  '&:hover': { color: ink.primary },
  '&:focus-visible': { outlineOffset: -2 },
})

/** A friend in a list: whether they are there, and the ways to the conversation and to the profile. */
export function FriendRow({ friend, look, isOpen, onOpen, isStop }: FriendRowProps) {
  const unread = useUnread(friend.id)
  const isPresent = useIsPresent(friend.id)
  const path = useMemberPath(friend)
  const opener = useCardOpener(friend)
  const tabIndex = isStop ? 0 : -1
  const [hasPreview, isFolded] = [look === 'conversation', look === 'folded']
  const count = unread > 0 && <CountBadge count={unread} aria-hidden style={isFolded ? corner : atEnd} />
  return (
    <Row data-look={look} data-unread={unread > 0 || undefined}>
      <Hint text={isFolded ? friend.username : ''} side="left">
        <Conversation
          type="button"
          aria-current={isOpen || undefined}
          onClick={() => onOpen(friend.id)}
          tabIndex={tabIndex}
        >
          <Picture>
            <MemberAvatar member={friend} size={hasPreview ? 46 : 38} />
            {isPresent && <CornerLamp />}
            {isFolded && count}
          </Picture>
          <Lines>
            <Line data-unread={unread > 0 || undefined}>
              <Name dir="auto" title={friend.username} data-unread={unread > 0 || undefined}>
                {friend.username}
              </Name>
              <MutedMark friendId={friend.id} />
              {hasPreview ? <ConversationEnd friendId={friend.id} /> : !isFolded && count}
            </Line>
            {hasPreview && (
              <Line>
                <ConversationPreview friendId={friend.id} />
                {count}
              </Line>
            )}
          </Lines>
          <VisuallyHidden>
            {isPresent && copy.present}
            {unread > 0 && `, ${copy.unreadMessages(unread)}`}
          </VisuallyHidden>
        </Conversation>
      </Hint>
      {!isFolded && (
        <Actions>
          <ProfileLink to={path} aria-label={copy.profileOf(friend.username)} tabIndex={tabIndex} {...opener}>
            <PersonOutlined fontSize="small" />
          </ProfileLink>
          {hasPreview && <ConversationMenu friend={friend} tabIndex={tabIndex} />}
        </Actions>
      )}
    </Row>
  )
}
