import { useEffect, useRef, useState } from 'react'
import type { ChosenPlace } from '#shared/bridge.ts'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { writeParts } from '#renderer/lib/write-parts.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { readMyData } from './api/read-my-data.ts'
import { copy } from './copy.ts'
import { downloadFailure, type DownloadFailure } from './failure.ts'
import { fileName } from './file-name.ts'

/** `choosing` while the dialog of the system is open. */
type Download =
  | { readonly status: 'idle' | 'choosing' }
  | { readonly status: 'reading'; readonly bytes: number }
  | ({ readonly status: 'failed' } & DownloadFailure)

/** Saves the member's data where they want it. Nothing is read before they have said where; a retry keeps to that. */
export function useDownload(onDone: () => void) {
  const [download, setDownload] = useState<Download>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  const place = useRef<ChosenPlace>(null)
  const username = useOwnProfile().data?.username
  const toasts = useToasts()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (signal: AbortSignal) => {
    setDownload({ status: 'choosing' })
    const to = (place.current ??= await unwrap(desktop.files.choosePlace(fileName(username))))
    if (!to || signal.aborted) return setDownload({ status: 'idle' })
    announce(copy.gathering)
    setDownload({ status: 'reading', bytes: 0 })
    const onProgress = (bytes: number) => setDownload({ status: 'reading', bytes })
    await writeParts(to, readMyData(signal), { signal, onProgress })
    toasts.success(copy.done.title, copy.done.description(to.name))
    onDone()
  }
  const start = async () => {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    try {
      await run(signal)
    } catch (cause) {
      if (signal.aborted) stopped()
      else fail(cause)
    } finally {
      running.current = null
    }
  }
  const stopped = () => {
    place.current = null
    setDownload({ status: 'idle' })
    announce(copy.stopped)
  }
  const fail = (cause: unknown) => {
    console.error('The data could not be saved', cause)
    const failure = downloadFailure(cause)
    if (failure.isOfPlace) place.current = null
    setDownload({ status: 'failed', ...failure })
  }
  const stop = () => running.current?.abort()
  return { download, start, stop }
}
