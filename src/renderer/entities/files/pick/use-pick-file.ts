import { useRef, useState } from 'react'
import type { FileKind } from '#shared/bridge.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { acceptFile } from './accept-file.ts'
import { chooseFile } from './pick-file.ts'
import { FileRefusal, refusalText } from '../file-refusal.ts'

/**
 * Picks one file of a kind: from the system's dialog, dropped or pasted. A refusal is shown until another file is
 * accepted.
 * @param onFile receives an accepted file; a `FileRefusal` thrown by it is shown too
 */
export function usePickFile(kind: FileKind, onFile: (file: File) => Promise<void> | void) {
  const [isBusy, setIsBusy] = useState(false)
  const pending = useRef(0)
  const last = useRef(Promise.resolve())
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
  const takeFrom = async (source: () => Promise<File | null>) => {
    setIsBusy(true)
    try {
      const file = await source()
      if (!file) return
      await onFile(file)
      forgetRefusal.current()
    } catch (cause) {
      tell(cause)
    } finally {
      pending.current -= 1
      setIsBusy(pending.current > 0)
    }
  }
  /** One after the other, so that the last file wins. */
  const queue = (source: () => Promise<File | null>) => {
    pending.current += 1
    last.current = last.current.then(() => takeFrom(source))
    return last.current
  }
  // The system's dialog does not block the page on every system.
  const choose = async () => {
    if (pending.current === 0) await queue(() => chooseFile(kind))
  }
  /** Takes dropped or pasted files. */
  const take = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) toasts.info(copy.onlyOne, copy.firstTaken)
    await queue(() => acceptFile(file, kind))
  }
  return { choose, take, isBusy }
}
