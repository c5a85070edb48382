import { useRef, useState } from 'react'
import type { FileKind } from '#shared/bridge.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { acceptFile } from './accept-file.ts'
import { chooseFile } from './pick-file.ts'
import { FileRefusal, refusalText } from '../file-refusal.ts'

/**
 * The ways to bring one file of a kind: by the dialog of the system, dropped or pasted. What is refused is told, until
 * another file is taken.
 * @param onFile gets a file that passed; what it throws as a `FileRefusal` is told too
 */
export function usePickFile(kind: FileKind, onFile: (file: File) => Promise<void> | void) {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const forgetRefusal = useRef(() => {})
  const toasts = useToasts()

  const tell = (cause: unknown) => {
    console.warn('A file could not be taken', cause)
    const { title, description } = refusalText(
      cause instanceof FileRefusal ? cause.reason : 'unreadable',
      kind,
    )
    forgetRefusal.current()
    forgetRefusal.current = toasts.error(description, title)
  }
  // One at a time: the dialog of the system does not lock the page everywhere.
  const takeFrom = async (source: () => Promise<File | null>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      const file = await source()
      if (!file) return
      await onFile(file)
      forgetRefusal.current()
    } catch (cause) {
      tell(cause)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  const choose = () => takeFrom(() => chooseFile(kind))
  /** What was dropped or pasted. */
  const take = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) toasts.info(copy.onlyOne, copy.firstTaken)
    await takeFrom(() => acceptFile(file, kind))
  }
  return { choose, take, isBusy }
}
