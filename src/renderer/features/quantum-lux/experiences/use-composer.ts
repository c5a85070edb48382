import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { isTooMany } from '#renderer/server/errors.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from './experience.ts'
import { useExperienceDraft } from './use-experience-draft.ts'
import { useCreateExperience, useIsCreating } from './experiences.ts'

const texts = copy.create

/** The experience that is being told. @param onClose of the dialog, when it is out or cancelled */
export function useComposer(onClose: () => void) {
  const { title, description, takeId, finish, ...draft } = useExperienceDraft()
  const { mutateAsync, error, reset } = useCreateExperience()
  const isSending = useIsCreating()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const isTooLong =
    countCharacters(title.trim()) > TITLE_LIMIT || countCharacters(description.trim()) > DESCRIPTION_LIMIT
  const submit = async () => {
    if (isSending || isTooLong) return
    // An empty title cancels (spec §5).
    if (title.trim() === '') return onClose()
    const id = takeId()
    try {
      await mutateAsync({ id, title: title.trim(), description: description.trim() || null })
      finish(id)
      toasts.success(texts.done)
      onClose()
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
  const change: typeof draft.change = (changed) => {
    draft.change(changed)
    if (error) reset()
  }
  // Another try at once would be too much again.
  const mayRetry = error !== null && !isTooMany(error)
  return { title, description, change, submit, isSending, isTooLong, mayRetry }
}
