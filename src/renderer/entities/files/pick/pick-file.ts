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
 * Lets the member choose a file in the system's dialog, which checks it.
 * @returns the file with its detected type, `null` if the member cancels
 * @throws {FileRefusal}
 */
export async function chooseFile(kind: FileKind): Promise<File | null> {
  const opened = await open(kind)
  return opened && read(opened)
}

/**
 * The same for several files.
 * @returns functions that read each file or throw why it was refused, and the number of surplus files
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
