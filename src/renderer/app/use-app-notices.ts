import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { sessionEndedAtom, sessionKeptInMemoryAtom } from '#renderer/session/session.ts'
import { paths } from '#renderer/lib/paths.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { diskFullAtom, storeValue } from '#renderer/lib/window-storage.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'

/** Storage key of a notice shown once per machine. */
const TOLD_OF_SILENCE = 'told-of-silence'

/**
 * Tells the member that the keychain did not store the session (design §4), that the disk is full, that the system
 * shows no notifications (once), and that their session ended.
 */
export function useAppNotices(): void {
  const inMemory = useAtomValue(sessionKeptInMemoryAtom)
  const isDiskFull = useAtomValue(diskFullAtom)
  const [ended, setEnded] = useAtom(sessionEndedAtom)
  const toasts = useToasts('frame')
  useEffect(() => {
    if (inMemory) toasts.info(copy.keptInMemory.title, copy.keptInMemory.description)
  }, [inMemory, toasts])
  useEffect(() => {
    if (isDiskFull) toasts.error(copy.diskFull.description, copy.diskFull.title)
  }, [isDiskFull, toasts])
  const [isSilenced, setSilenced] = useState(false)
  useEffect(() => desktop.preferences.onChange(({ offered }) => setSilenced(!offered.notifications)), [])
  useEffect(() => {
    if (!isSilenced || localStorage.getItem(TOLD_OF_SILENCE) !== null) return
    return onceSomebodyLooks(() => {
      storeValue(TOLD_OF_SILENCE, 'yes')
      toasts.info(copy.silenced.title, copy.silenced.description)
    })
  }, [isSilenced, toasts])
  useEffect(() => {
    if (!ended) return
    // The other toasts were for the member who is gone.
    toasts.clear()
    if (!document.hasFocus()) callBack()
    return onceSomebodyLooks(() => {
      toasts.info(copy.ended.title, copy.ended.description)
      setEnded(false)
    })
  }, [ended, setEnded, toasts])
}

/** Tells who is not at the window that their session ended: from now on they hear of no message. */
function callBack(): void {
  const { title, description } = copy.ended
  const failed = (cause: unknown) => console.error('The end of the session could not be notified', cause)
  unwrap(
    desktop.notifications.show({
      tag: 'session-ended',
      title,
      body: description,
      route: paths.login,
      canReply: false,
    }),
  ).catch(failed)
  // The icon keeps the mark until somebody signs in, when it counts conversations again.
  unwrap(desktop.app.setBadge(1)).catch(failed)
}

/** Calls back once the window has the focus: an earlier toast would time out unread. @returns cancels it */
function onceSomebodyLooks(tell: () => void): () => void {
  if (document.hasFocus()) tell()
  else addEventListener('focus', tell, { once: true })
  return () => removeEventListener('focus', tell)
}
