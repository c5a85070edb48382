import { z } from 'zod/mini'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { isRateLimited } from '#renderer/server/errors.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { newId } from '#renderer/lib/new-id.ts'
import { copy } from './copy.ts'
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from './experience.ts'
import { useCreateExperience, useIsCreating } from './experiences.ts'

const texts = copy.create

/** The experience being written. @param onClose closes the dialog after publishing or cancelling */
export function useExperienceComposer(onClose: () => void) {
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
  // An immediate retry would be rate limited again.
  const mayRetry = error !== null && !isRateLimited(error)
  return { title, description, change, submit, isSending, isTooLong, mayRetry }
}

const NOTHING = { id: '', title: '', description: '' }

/** Draft of an experience, stored until it is published. */
function useExperienceDraft() {
  const drafts = useMember().part(experienceDrafts)
  const draft = useStored(experienceDrafts, '') ?? NOTHING
  /** A changed text is another row, so it needs another id. */
  const change = (texts: Partial<Record<'title' | 'description', string>>) => {
    const changed = { ...draft, ...texts, id: '' }
    drafts.set('', changed.title || changed.description ? changed : undefined)
  }
  /** The id to send it under, the same for every attempt, so that a lost answer creates no duplicate. */
  const takeId = () => {
    const id = draft.id || newId()
    drafts.set('', { ...draft, id })
    return id
  }
  /** Published under this id; changes made since then stay. */
  const finish = (id: string) => {
    if (drafts.get('')?.id === id) drafts.set('', undefined)
  }
  return { ...draft, change, takeId, finish }
}

/** Draft of an experience, under ''; stored. */
const experienceDrafts = memberMap(
  'experience-draft',
  z.object({ id: z.string(), title: z.string(), description: z.string() }),
)
