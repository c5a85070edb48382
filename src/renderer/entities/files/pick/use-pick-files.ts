import { useRef, useState } from 'react'
import type { FileKind } from '#shared/bridge.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { acceptFile } from './accept-file.ts'
import { chooseFiles } from './pick-file.ts'
import { FileRefusal, refusalText, type RefusalReason } from '../file-refusal.ts'

/** Picked files, each to be read when its turn comes, and the number of those left out. */
interface Brought {
  readonly files: readonly (() => Promise<File>)[]
  readonly surplus: number
}

interface TooMany {
  readonly title: string
  readonly description: string
}

/**
 * Picks several files of a kind: from the system's dialog, dropped or pasted. A refused file does not stop the others;
 * each reason is shown once, until other files are picked.
 * @param onFile receives each accepted file; a `FileRefusal` thrown by it is shown too
 * @param roomLeft how many more files fit, asked when they are picked
 * @param tooMany message if some are left out
 */
export function usePickFiles(
  kind: FileKind,
  onFile: (file: File) => Promise<void>,
  roomLeft: () => number,
  tooMany: TooMany = { title: copy.tooMany, description: copy.firstOnesTaken },
) {
  const [running, setRunning] = useState(0)
  const isChoosing = useRef(false)
  const last = useRef(Promise.resolve())
  const forgetRefusals = useRef<readonly (() => void)[]>([])
  const toasts = useToasts()

  const tell = (reasons: ReadonlySet<RefusalReason>) => {
    for (const forget of forgetRefusals.current) forget()
    forgetRefusals.current = [...reasons].map((reason) => {
      const { title, description } = refusalText(reason, kind)
      return toasts.error(description, title)
    })
  }
  const takeAll = async ({ files, surplus }: Brought) => {
    const reasons = new Set<RefusalReason>()
    const room = roomLeft()
    for (const read of files.slice(0, room)) {
      try {
        await onFile(await read())
      } catch (cause) {
        console.warn('A file could not be taken', cause)
        reasons.add(cause instanceof FileRefusal ? cause.reason : 'unreadable')
      }
    }
    if (files.length > 0) tell(reasons)
    if (surplus > 0 || files.length > room) toasts.info(tooMany.title, tooMany.description)
  }
  // Files dropped while others are being prepared are queued after them.
  const run = (source: () => Promise<Brought>) => {
    setRunning((count) => count + 1)
    last.current = last.current
      .then(async () => takeAll(await source()))
      .catch((cause: unknown) => {
        console.warn('Files could not be taken', cause)
        tell(new Set(['unreadable']))
      })
      .finally(() => setRunning((count) => count - 1))
    return last.current
  }
  const choose = async () => {
    // The system's dialog does not block the page on every system.
    if (isChoosing.current) return
    isChoosing.current = true
    await run(() => chooseFiles(kind)).finally(() => (isChoosing.current = false))
  }
  /** Takes dropped or pasted files. */
  const take = (files: readonly File[]) =>
    run(() => Promise.resolve({ files: files.map((file) => () => acceptFile(file, kind)), surplus: 0 }))
  /** Resolves once all picked files are accepted or refused. */
  const whenTaken = () => last.current
  return { choose, take, isBusy: running > 0, whenTaken }
}
