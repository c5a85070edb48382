import type { FileKind, OpenedFile } from '#shared/bridge.ts'
import type { IpcErrorCode } from '#shared/ipc/result.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { FileRefusal, type RefusalReason } from '../file-refusal.ts'

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
  return opened && read(opened)
}

/**
 * The same for several at once.
 * @returns what reads each of them, or throws why it cannot be taken, and how many were too many
 */
export async function chooseFiles(kind: FileKind) {
  const { opened, refused, surplus } = await unwrap(desktop.files.openSeveral(kind))
  const refusals = refused.map((code) => () => Promise.reject(new FileRefusal(REASONS[code] ?? 'unreadable')))
  return { files: [...opened.map((file) => () => read(file)), ...refusals], surplus }
}

async function read({ url, name, type }: OpenedFile): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new FileRefusal('unreadable')
  return new File([await response.blob()], name, { type })
}

async function open(kind: FileKind): Promise<OpenedFile | null> {
  try {
    return await unwrap(desktop.files.open(kind))
  } catch (cause) {
    const reason = REASONS[errorFields(cause).code as IpcErrorCode]
    throw reason ? new FileRefusal(reason, { cause }) : cause
  }
}
