import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { ink, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { useMuted } from './muted.ts'

const ConversationMenuItems = lazyComponent(
  () => import('./ConversationMenuItems.tsx'),
  'ConversationMenuItems',
)

// No part of the library: rows of a list have one each.
const Open = styled('button')({
  flexShrink: 0,
  display: 'flex',
  padding: 5,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: ink.secondary,
  cursor: 'pointer',
  '&:hover': { color: ink.primary, backgroundColor: space.line },
  '&:focus-visible': { outlineOffset: -2 },
})

interface ConversationMenuProps {
  readonly friend: Friend
  /** Where the list is one stop of the Tab key. */
  readonly tabIndex?: number
}

/** Actions on a conversation. */
export function ConversationMenu({ friend, tabIndex }: ConversationMenuProps) {
  const { anchor, wasOpened, open, close } = useAnchor()
  const label = copy.options(friend.username)
  return (
    <>
      <Open
        type="button"
        aria-label={label}
        title={copy.optionsHint}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        tabIndex={tabIndex}
        onClick={open}
      >
        <MoreHoriz fontSize="small" />
      </Open>
      <Suspense>
        {wasOpened && <ConversationMenuItems friend={friend} label={label} anchor={anchor} onClose={close} />}
      </Suspense>
    </>
  )
}

/** That nothing is told of a friend's messages. */
export function MutedMark({ friendId }: { readonly friendId: string }) {
  const isMuted = useMuted(friendId)
  return (
    isMuted && (
      <NotificationsOff
        titleAccess={copy.muted}
        sx={{ flexShrink: 0, fontSize: 15, color: 'text.secondary' }}
      />
    )
  )
}
