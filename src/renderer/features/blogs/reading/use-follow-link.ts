import { useRef } from 'react'
import { externalAddress } from '#shared/external-address.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'

/** Characters of an address that are shown; its host stands first. */
const SHOWN = 300

const texts = copy.reader.link

/** Opens a link of a book outside, once the member has seen where it leads and agrees. One at a time. */
export function useFollowLink(): (url: string) => Promise<void> {
  const confirm = useConfirm()
  const reportFailure = useReportFailure()
  const isAsking = useRef(false)
  return async (url) => {
    const address = externalAddress(url)
    if (address === null || isAsking.current) return
    isAsking.current = true
    const description = address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address
    const agrees = await confirm({ title: texts.question, description, confirmLabel: texts.open })
    isAsking.current = false
    if (!agrees) return
    await unwrap(desktop.app.openExternal(address)).catch((cause: unknown) =>
      reportFailure(texts.failed, cause),
    )
  }
}
