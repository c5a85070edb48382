import { useRef, useState } from 'react'
import type { FileKind } from '#shared/bridge.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { acceptFile } from './accept-file.ts'
import { chooseFiles } from './pick-file.ts'
import { FileRefusal, refusalText, type RefusalReason } from '../file-refusal.ts'

/** Files that come, each when it is read, and how many were left out already. */
interface Brought {
  readonly files: readonly (() => Promise<File>)[]
  readonly surplus: number
}

interface TooMany {
  readonly title: string
  readonly description: string
}

/**
 * The ways to bring several files of a kind: by the dialog of the system, dropped or pasted. One that is refused does not
 * stop the others; each reason is told once, until other files are taken.
 * @param onFile gets each that passed; what it throws as a `FileRefusal` is told too
 * @param roomLeft how many more may come, asked when they do
 * @param tooMany said of what is left out
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
  // What is dropped while others are made ready comes after them.
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
    // The dialog of the system does not lock the page everywhere.
    if (isChoosing.current) return
    isChoosing.current = true
    await run(() => chooseFiles(kind)).finally(() => (isChoosing.current = false))
  }
  /** The dropped or pasted files. */
  const take = (files: readonly File[]) =>
    run(() => Promise.resolve({ files: files.map((file) => () => acceptFile(file, kind)), surplus: 0 }))
  /** Resolves once what was brought so far is taken or refused. */
  const whenTaken = () => last.current
  return { choose, take, isBusy: running > 0, whenTaken }
}
