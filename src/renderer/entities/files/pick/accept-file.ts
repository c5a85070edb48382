import type { FileKind } from '#shared/bridge.ts'
import { judgeFile, type Verdict } from '#shared/files/judge-file.ts'
import { FileRefusal } from '../file-refusal.ts'

/**
 * Checks a dropped or pasted file as the system's dialog does.
 * @returns the file with its detected type
 * @throws {FileRefusal}
 */
export async function acceptFile(file: File, kind: FileKind): Promise<File> {
  const verdict = await judge(file, kind)
  if (!verdict.isAccepted) throw new FileRefusal(verdict.reason)
  return new File([file], file.name, { type: verdict.type })
}

async function judge(file: File, kind: FileKind): Promise<Verdict> {
  const { fileTypeFromBlob } = await import('file-type')
  const signature = async () => (await fileTypeFromBlob(file))?.mime
  try {
    return await judgeFile({ size: file.size, signature, chunks: () => file.stream() }, kind)
  } catch (cause) {
    // A folder, or a file that has been removed.
    throw new FileRefusal('unreadable', { cause })
  }
}
