import type { FileKind, OpenedFile } from '#shared/bridge.ts'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { FileRefusal, type RefusalReason } from './file-refusal.ts'

const REASONS: Partial<Record<IpcErrorCode, RefusalReason>> = {
  'file.unsupported': 'unsupported',
  'file.too_large': 'too_large',
  'file.unreadable': 'unreadable',
}

/**
 * Lets the member choose a file by the dialog of the system, which has checked it already.
 * @returns the file with the type that its bytes tell, `null` when the member cancels
 * @throws {FileRefusal}
 */
export async function chooseFile(kind: FileKind): Promise<File | null> {
  const opened = await open(kind)
  if (opened === null) return null
  const response = await fetch(opened.url)
  if (!response.ok) throw new FileRefusal('unreadable')
  return new File([await response.blob()], opened.name, { type: opened.type })
}

async function open(kind: FileKind): Promise<OpenedFile | null> {
  try {
    return await unwrap(desktop.files.open(kind))
  } catch (cause) {
    const reason = REASONS[errorFields(cause).code as IpcErrorCode]
    throw reason ? new FileRefusal(reason, { cause }) : cause
  }
}
