import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import { usePreferences } from '#renderer/entities/preferences/preferences.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { lamp } from '#renderer/theme/tokens.ts'
import { Hint } from '#renderer/ui/Hint.tsx'
import { copy } from './copy.ts'

const NotificationsPopover = lazyComponent(() => import('./NotificationsPopover.tsx'), 'NotificationsPopover')

/** The dropdown, always empty (spec §2), with the do-not-disturb switch. */
export function NotificationsMenu() {
  const { anchor, wasOpened, open, close } = useAnchor()
  const isQuiet = (usePreferences()?.chosen.quiet ?? 'off') !== 'off'
  const label = isQuiet ? copy.notificationsQuiet : copy.notifications
  return (
    <>
      <Hint text={anchor ? '' : label}>
        <IconButton aria-label={label} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={open}>
          {isQuiet ? <NotificationsOffOutlined sx={{ color: lamp.glow }} /> : <NotificationsNoneOutlined />}
        </IconButton>
      </Hint>
      <Suspense>{wasOpened && <NotificationsPopover anchor={anchor} onClose={close} />}</Suspense>
    </>
  )
}
