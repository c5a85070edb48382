import { useMember } from '#renderer/session/MemberProvider.tsx'
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { ActionMenu } from '#renderer/ui/ActionMenu.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from '../copy.ts'
import { setMuted, useMuted } from './muted.ts'

interface ConversationMenuItemsProps {
  readonly friend: Friend
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function ConversationMenuItems({ friend, ...menu }: ConversationMenuItemsProps) {
  const member = useMember()
  const isMuted = useMuted(friend.id)
  const set = (isOn: boolean) => {
    setMuted(member, friend.id, isOn)
    announce(isOn ? copy.isMuted(friend.username) : copy.isHeard(friend.username))
  }
  const mute = {
    label: copy.mute,
    icon: <NotificationsOff fontSize="small" />,
    act: () => set(true),
  }
  const unmute = {
    label: copy.unmute,
    icon: <NotificationsNone fontSize="small" />,
    act: () => set(false),
  }
  return <ActionMenu {...menu} actions={[isMuted ? unmute : mute]} />
}
