import { useEffect, useRef, useState } from 'react'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { writeParts } from '#renderer/lib/write-parts.ts'
import {
  UNREACHABLE,
  errorFields,
  isRateLimited,
  isUnreachable,
  secondsToWait,
  waitInWords,
} from '#renderer/server/errors.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { useSavedToast } from '#renderer/ui/toasts/use-saved-toast.ts'
import type { ChosenPlace } from '#shared/bridge.ts'
import { readMyData } from './api.ts'
import { copy } from './copy.ts'

/** `choosing` while the system's dialog is open. */
type Download =
  | { readonly status: 'idle' | 'choosing' }
  | { readonly status: 'reading'; readonly bytes: number }
  | ({ readonly status: 'failed' } & DownloadFailure)

/** Saves the member's data where they choose. Downloading starts after the choice; a retry uses the same place. */
export function useExport(onDone: () => void) {
  const { supabase } = useMember()
  const [download, setDownload] = useState<Download>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  const place = useRef<ChosenPlace>(null)
  const username = useOwnProfile().data?.username
  const tellSaved = useSavedToast()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (signal: AbortSignal) => {
    setDownload({ status: 'choosing' })
    const to = (place.current ??= await unwrap(desktop.files.choosePlace(fileName(username))))
    if (!to || signal.aborted) return setDownload({ status: 'idle' })
    announce(copy.gathering)
    setDownload({ status: 'reading', bytes: 0 })
    const onProgress = (bytes: number) => setDownload({ status: 'reading', bytes })
    await writeParts(to, readMyData(supabase, signal), { signal, onProgress })
    tellSaved(copy.done.title, to, copy.done.description(to.name))
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

/** Why the export failed, and whether another place would help. */
interface DownloadFailure {
  readonly message: string
  readonly isOfPlace: boolean
}

/** Text of a failed export. */
function downloadFailure(cause: unknown): DownloadFailure {
  const { code } = errorFields(cause)
  if (code === 'file.disk_full') return { message: copy.failed.full, isOfPlace: true }
  if (code === 'file.unwritable') return { message: copy.failed.unwritable, isOfPlace: true }
  return { message: serverText(cause), isOfPlace: false }
}

function serverText(cause: unknown): string {
  if (isRateLimited(cause)) return rateLimitText(secondsToWait(cause))
  return isUnreachable(cause) ? UNREACHABLE : copy.failed.refused
}

/** A long wait is for the measure of exports, a short one for others who export at the same time. */
function rateLimitText(seconds: number | undefined): string {
  return seconds === undefined || seconds < 60 ? copy.failed.busy : copy.failed.tooOften(waitInWords(seconds))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Suggested name of the export, such as `cosmia-luna-2026-11-22.json`.
 * @param username `undefined` if unknown
 */
function fileName(username: string | undefined, now = new Date()): string {
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
  return `${['cosmia', ...(username ? [username] : []), day].join('-')}.json`
}
