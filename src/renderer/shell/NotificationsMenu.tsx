import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import { useIncomingRequests } from '#renderer/entities/friends/pending-requests.ts'
import { usePreferences } from '#renderer/entities/preferences/preferences.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { useLedAway } from '#renderer/lib/use-led-away.ts'
import { lamp } from '#renderer/theme/tokens.ts'
import { Hint } from '#renderer/ui/Hint.tsx'
import { copy } from './copy.ts'

const NotificationsPopover = lazyComponent(() => import('./NotificationsPopover.tsx'), 'NotificationsPopover')

/**
 * The dropdown, always without notifications (spec §2), with who waits in Amigos and the do-not-disturb switch. Its button
 * is not lit: that would promise a notification.
 */
export function NotificationsMenu() {
  const { anchor, wasOpened, open, close } = useAnchor()
  useLedAway(close)
  const isQuiet = (usePreferences()?.chosen.quiet ?? 'off') !== 'off'
  const incoming = useIncomingRequests()
  const name = isQuiet ? copy.notificationsQuiet : copy.notifications
  const label = incoming ? `${name}, ${incoming.text}` : name
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
