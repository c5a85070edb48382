import { useEffect } from 'react'
import { useAtomPart } from '#renderer/lib/store.ts'
import { forgetFile, keepFile, keptFilesAtom, readKeptFiles, type KeptFile } from './kept-files.ts'

/**
 * The file that waits at one place to be sent.
 * @param key the place, with its owner, as `<userId>/post`
 * @returns `kept` is `null` for none and `undefined` until that is known
 */
export function useKeptFile<Facts>(key: string) {
  useEffect(() => void readKeptFiles(), [])
  const kept = useAtomPart(keptFilesAtom, (files) => files && (files.get(key) ?? null))
  return {
    // What is kept at a place is what that place has put there.
    kept: kept as KeptFile<Facts> | null | undefined,
    keep: (file: File, facts: Facts) => keepFile(key, { file, facts, keptAt: Date.now() }),
    forget: () => forgetFile(key),
  }
}
