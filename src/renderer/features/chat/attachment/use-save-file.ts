import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { signedAddressQuery } from '#renderer/entities/files/shown/signed-address.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { queryClient } from '#renderer/server/query-client.ts'
import { announce } from '#renderer/ui/announcer/announce.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import type { PlacedFile } from './media-of-file.ts'
import { saveFile } from './save-file.ts'

/** Saves the file of a message where the member wants it. @returns `share` from 0 to 1, while it is being saved */
export function useSaveFile({ stored, name, size }: PlacedFile) {
  const userId = useAtomValue(currentUserIdAtom)
  const [share, setShare] = useState<number>()
  const running = useRef<AbortController>(null)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (address: string, signal: AbortSignal) => {
    const place = await unwrap(desktop.files.choosePlace(name))
    if (!place || signal.aborted) return
    setShare(0)
    // Asked for now: the one that it is shown by may have run out while the dialog was open.
    const signed = await queryClient.fetchQuery(signedAddressQuery(userId, address))
    const onProgress = (bytes: number) => setShare(size ? Math.min(1, bytes / size) : 0)
    await saveFile(signed, place, { signal, onProgress })
    toasts.success(copy.fileSaved, place.name)
  }
  const save = async () => {
    if (stored === null || running.current) return
    const { signal } = (running.current = new AbortController())
    try {
      await run(stored, signal)
    } catch (cause) {
      if (signal.aborted) announce(copy.saveStopped)
      else reportFailure(textOf(cause), cause)
    } finally {
      running.current = null
      setShare(undefined)
    }
  }
  return { save, share, stop: () => running.current?.abort() }
}

function textOf(cause: unknown): string {
  const { code } = errorFields(cause)
  if (code === 'file.disk_full') return copy.diskFull
  return code === 'file.unwritable' ? copy.unwritable : copy.saveFailed
}
