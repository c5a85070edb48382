import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { LoadingMembers } from '#renderer/entities/member/LoadingMembers.tsx'
import { useFocusHeir } from '#renderer/lib/focus.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { FoundMember } from './FoundMember.tsx'
import type { ComboboxList } from './use-combobox.ts'
import { useFoundMembers, wantedOf } from './use-found-members.ts'

interface FoundMembersProps {
  /** What was typed. */
  readonly text: string
  readonly list: ComboboxList
  readonly onChosen: () => void
}

const Place = styled('div')({
  padding: 8,
  // What stands for an earlier text.
  '&[aria-busy="true"]': { opacity: 0.6 },
})
const Note = styled('p')({ margin: 0, padding: '8px 10px', overflowWrap: 'anywhere', ...scale.ui })
const Hint = styled('span')({ display: 'block', color: ink.secondary })

/** Below the field: who was found, or why nobody is there to be seen. */
export function FoundMembers({ text, list, onChosen }: FoundMembersProps) {
  const { isEnough, members, isError, isOutdated, refetch } = useFoundMembers(text)
  const isSettled = members !== undefined && !isOutdated
  const nobody = copy.nobodyFound(wantedOf(text))
  useEffect(() => {
    if (isSettled) announce(members.length > 0 ? copy.found(members.length) : nobody)
  }, [isSettled, members, nobody])

  // The button that tries again goes with the failure.
  const heir = useFocusHeir(() => document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`))

  if (!isEnough) return <Place id={list.id}>{text.trim() && <Note>{copy.tooShort}</Note>}</Place>
  if (isError)
    return (
      <Place id={list.id} {...heir}>
        <RetryNote text={copy.failed} onRetry={() => void refetch()} />
      </Place>
    )
  if (members && members.length > 0)
    return (
      <Place id={list.id} role="listbox" aria-label={copy.results} aria-busy={isOutdated || undefined}>
        {members.map((member) => (
          <FoundMember key={member.id} member={member} list={list} onChosen={onChosen} />
        ))}
      </Place>
    )
  return (
    <Place id={list.id}>
      {isSettled ? (
        <Note>
          {nobody}
          <Hint>{copy.nobodyHint}</Hint>
        </Note>
      ) : (
        <LoadingMembers label={copy.searching} />
      )}
    </Place>
  )
}
