import { useAtomValue } from 'jotai'
import { useFileIntake } from '#renderer/entities/files/pick/use-pick-file.ts'
import { useKeptFile } from '#renderer/entities/files/upload/pending-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { prepareMedia, type MediaFacts } from './prepare-media.ts'

export type DraftMedia = ReturnType<typeof useDraftMedia>

/**
 * The picture or video of the post being written, kept as its text is.
 * @param onChange what is written is another post from here on
 */
export function useDraftMedia(place: string, onChange: () => void) {
  const userId = useAtomValue(currentUserIdAtom)
  const key = `${userId}/${place}`
  const { kept, keep, forget } = useKeptFile<MediaFacts>(key)
  const [alt, keepAlt] = useDraftText(`${key}-alt`)
  const setAlt = (text: string) => {
    keepAlt(text)
    onChange()
  }
  const { choose, take, isBusy } = useFileIntake('post-media', async (file) => {
    const { file: prepared, facts } = await prepareMedia(file, userId ?? '')
    await keep(prepared, facts)
    setAlt('')
  })
  const remove = () => {
    void forget()
    setAlt('')
  }
  return { kept, alt, isPreparing: isBusy, setAlt, choose, take, remove }
}
