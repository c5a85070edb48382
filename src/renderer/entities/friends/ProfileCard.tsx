import Chat from '@mui/icons-material/ForumOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { MemberConstellation } from '#renderer/entities/member/MemberConstellation.tsx'
import { useConversationPath, useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import { useCardHold, useCloseCard, type OpenCard } from '#renderer/entities/member/member-card.ts'
import { useFriendProfile } from '#renderer/entities/member/own-profile.ts'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { arrive } from '#renderer/theme/motion.ts'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { AcceptButton, AskButton } from './AnswerButtons.tsx'
import { copy } from './copy.ts'
import type { Relation } from './friend.ts'
import { useRelation } from './requests.ts'

/** Pixels of the picture, which overlaps the sky by half. */
const PLANET = 72

const Place = styled('div')({
  inset: 'auto',
  positionArea: 'bottom span-right',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  width: 'min(300px, calc(100vw - 24px))',
  margin: '8px 0',
  '@media (max-width: 600px)': { margin: 8 },
  padding: 0,
  border: `1px solid ${space.lineStrong}`,
  borderRadius: radius.large,
  overflow: 'clip',
  color: ink.primary,
  backgroundColor: space.raised,
  boxShadow: '0 16px 48px rgba(3, 3, 14, 0.7)',
  // Opened by keyboard it has the focus, shown at its edge.
  '&:focus-visible': { outline: 'none', borderColor: nebula.cyan },
  ...arrive,
})

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: '0 18px 18px',
})

const Planet = styled('div')({
  display: 'flex',
  width: 'fit-content',
  marginTop: -PLANET / 2,
  borderRadius: '50%',
  boxShadow: `0 0 0 4px ${space.raised}`,
})

const Name = styled('p')({ margin: '4px 0 0', ...scale.heading, fontWeight: 600, overflowWrap: 'anywhere' })

const Line = styled('p')({ margin: 0, minHeight: 18, color: ink.secondary, ...scale.small })

const Bio = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  margin: '6px 0 0',
  color: ink.primary,
  ...scale.ui,
  overflowWrap: 'anywhere',
})

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 })

const texts = copy.card

/** Card of a member, anchored at their name: what the server tells this member about them, and actions. */
export function ProfileCard({ card }: { readonly card: OpenCard }) {
  const { member } = card
  const hold = useCardHold(card)
  const { box, onBlur } = usePopover(card)
  const path = useMemberPath(member)
  const { relation, query } = useRelation(member.id)
  const isFriend = relation === 'friends'
  const isFailed = relation === 'loading' && query.isError
  return (
    <Place
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={texts.of(member.username)}
      tabIndex={-1}
      onBlur={onBlur}
      {...hold}
    >
      <MemberConstellation seed={member.id} />
      <Words>
        <Planet>
          <MemberAvatar member={member} size={PLANET} />
        </Planet>
        <Name dir="auto">{member.username}</Name>
        <Line role="status">{isFailed ? texts.failed : relationText(relation)}</Line>
        {isFriend && <FriendsBio id={member.id} />}
        <Acts>
          <Act member={member} relation={relation} />
          <Button component={Link} to={path} size="small" color="inherit">
            {texts.profile}
          </Button>
        </Acts>
      </Words>
    </Place>
  )
}

function relationText(relation: Relation): string {
  if (relation === 'self') return ''
  return relation === 'pending_sent' ? copy.pending : texts[relation]
}

/** The first lines of a friend's bio. */
function FriendsBio({ id }: { readonly id: string }) {
  const { data, isError } = useFriendProfile(id)
  if (isError && !data) return <Line>{texts.failed}</Line>
  if (!data) return <Skeleton width="80%" />
  return data.bio && <Bio dir="auto">{withoutGaps(data.bio)}</Bio>
}

interface ActProps {
  readonly member: MemberCard
  readonly relation: Relation
}

/** The next action with a member, if there is one. */
function Act({ member, relation }: ActProps) {
  const conversation = useConversationPath(member)
  switch (relation) {
    case 'friends':
      return (
        <Button component={Link} to={conversation} variant="outlined" size="small" startIcon={<Chat />}>
          {texts.write}
        </Button>
      )
    case 'not_friends':
      return <AskButton member={member} />
    case 'pending_received':
      return <AcceptButton member={member} isSmall />
    case 'pending_sent':
    case 'loading':
    case 'self':
      return null
  }
}

/** Shows the card at its anchor in the top layer, until it is left, scrolled past, or the anchor or the page goes. */
function usePopover({ anchor, isByKey }: OpenCard) {
  const box = useRef<HTMLDivElement>(null)
  const close = useCloseCard()
  const onLeft = useEffectEvent(close)
  useLayoutEffect(() => {
    const card = box.current
    const before = document.activeElement
    card?.showPopover({ source: anchor })
    if (isByKey) card?.focus()
    return () => {
      const hasFocus = card?.contains(document.activeElement)
      card?.hidePopover()
      if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [anchor, isByKey])
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) onLeft()
  }, [key])
  useEffect(() => {
    // What is taken out of the page has no size any more.
    const gone = new ResizeObserver(() => {
      if (!anchor.isConnected) onLeft()
    })
    gone.observe(anchor)
    return () => gone.disconnect()
  }, [anchor])
  useEffect(() => {
    const { top, left } = anchor.getBoundingClientRect()
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      onLeft()
    }
    const scroll = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(anchor))) return
      // Scroll events from before it opened arrive late, for example from moving the focus to the name.
      const now = anchor.getBoundingClientRect()
      if (now.top !== top || now.left !== left) onLeft()
    }
    window.addEventListener('keydown', escape, { capture: true })
    window.addEventListener('scroll', scroll, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', escape, { capture: true })
      window.removeEventListener('scroll', scroll, { capture: true })
    }
  }, [anchor])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return { box, onBlur }
}
