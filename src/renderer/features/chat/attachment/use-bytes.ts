import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { keptFilesAtom, readKeptFiles } from '#renderer/entities/files/upload/pending-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useAtomPart } from '#renderer/lib/store.ts'
import { bytesKey } from './file-to-send.ts'

/** What is kept of the file that waits to become this message; `undefined` until that is known, and for none. */
export function useBytes(messageId: string): File | undefined {
  const key = bytesKey(useAtomValue(currentUserIdAtom) ?? '', messageId)
  useEffect(() => void readKeptFiles(), [])
  return useAtomPart(keptFilesAtom, (files) => files?.get(key)?.file)
}
