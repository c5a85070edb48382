import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { useLedAway } from '#renderer/lib/use-led-away.ts'
import { Hint } from '#renderer/ui/Hint.tsx'
import { copy } from './copy.ts'

const AccountMenu = lazyComponent(() => import('./AccountMenu.tsx'), 'AccountMenu')

export function UserMenu() {
  const { anchor, wasOpened, open, close } = useAnchor()
  useLedAway(close)
  const { data: profile } = useOwnProfile()
  return (
    <>
      <Hint text={anchor ? '' : copy.account}>
        <IconButton
          aria-label={copy.account}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={open}
          sx={{ p: 0.5 }}
        >
          <MemberAvatar member={profile ?? null} size={36} />
        </IconButton>
      </Hint>
      <Suspense>{wasOpened && <AccountMenu anchor={anchor} onClose={close} />}</Suspense>
    </>
  )
}
