import PersonRemove from '@mui/icons-material/PersonRemoveOutlined'
import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { ActionMenu } from '#renderer/ui/ActionMenu.tsx'
import { copy } from './copy.ts'
import { useUnfriend } from './use-answers.ts'

interface MenuButtonProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded'> {
  readonly onClick: MouseEventHandler<HTMLElement>
}

interface FriendMenuProps {
  readonly friend: MemberCard
  /** Renders the button that opens the menu, with these props. */
  readonly button: (props: MenuButtonProps) => ReactNode
  /** The button is the last of a row. */
  readonly isAtEnd?: boolean
}

/** Menu of actions on a friendship. */
export function FriendMenu({ friend, button, isAtEnd = false }: FriendMenuProps) {
  const { anchor, wasOpened, open, close } = useAnchor()
  const unfriend = useUnfriend(friend)
  const end = {
    label: copy.end.label,
    icon: <PersonRemove fontSize="small" />,
    isDestructive: true,
    act: () => void unfriend(),
  }
  return (
    <>
      {button({ 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null, onClick: open })}
      {wasOpened && (
        <ActionMenu
          label={copy.options(friend.username)}
          anchor={anchor}
          onClose={close}
          actions={[end]}
          isAtEnd={isAtEnd}
        />
      )}
    </>
  )
}
