import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { Hint } from '#renderer/ui/hint/Hint.tsx'
import { copy } from './copy.ts'

const NotificationsPopover = lazyComponent(() => import('./NotificationsPopover.tsx'), 'NotificationsPopover')

/** The dropdown that is always empty (spec §2). */
export function NotificationsMenu() {
  const { anchor, wasOpened, open, close } = useAnchor()
  return (
    <>
      <Hint text={anchor ? '' : copy.notifications}>
        <IconButton
          aria-label={copy.notifications}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={open}
        >
          <NotificationsNoneOutlined />
        </IconButton>
      </Hint>
      <Suspense>{wasOpened && <NotificationsPopover anchor={anchor} onClose={close} />}</Suspense>
    </>
  )
}
