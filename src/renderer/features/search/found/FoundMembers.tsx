import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import SearchIcon from '@mui/icons-material/Search'
import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import type { ComboboxList } from '../use-combobox.ts'
import { MemberRow, ForgetAct, RelationAct, Second, Words } from './MemberRow.tsx'
import { useRecent } from './recent.ts'
import { useFacts, useRelations } from './use-relations.ts'
import { useFoundMembers, wantedOf } from './use-found-members.ts'

const NOBODY: readonly MemberCard[] = []

interface FoundMembersProps {
  /** The typed text. */
  readonly text: string
  readonly list: ComboboxList
  readonly onChosen: () => void
}

const Place = styled('div')({
  padding: 8,
  // What stands for an earlier text.
  '&[aria-busy="true"]': { opacity: 0.6 },
})

/** Below the field: who was found, or why nobody is there to be seen. */
export function FoundMembers({ text, list, onChosen }: FoundMembersProps) {
  const relationTo = useRelations()
  const { remember } = useRecent()
  const { isEnough, members, isError, isOutdated, refetch } = useFoundMembers(text)
  const factsOf = useFacts(members ?? NOBODY)
  const isSettled = members !== undefined && !isOutdated
  const nobody = copy.nobodyFound(wantedOf(text))
  useEffect(() => {
    if (isSettled) announce(members.length > 0 ? copy.found(members.length) : nobody)
  }, [isSettled, members, nobody])

  // The button that tries again goes with the failure.
  const heir = useFocusFallback(() => document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`))

  if (wantedOf(text) === '') return <RecentMembers list={list} onChosen={onChosen} />
  if (!isEnough)
    return (
      <Place id={list.id}>
        <Note art={<SearchIcon />} title={copy.tooShort} />
      </Place>
    )
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
          <MemberRow
            key={member.id}
            member={member}
            wanted={wantedOf(text)}
            relation={relationTo(member.id)}
            facts={factsOf(member.id)}
            list={list}
            onChosen={() => {
              remember(member)
              onChosen()
            }}
            act={
              <RelationAct
                member={member}
                relation={relationTo(member.id)}
                list={list}
                onChosen={() => {
                  remember(member)
                  onChosen()
                }}
              />
            }
          />
        ))}
      </Place>
    )
  return (
    <Place id={list.id}>
      {isSettled ? (
        <Note
          art={<PersonSearch />}
          title={nobody}
          detail={text.includes('@') ? copy.namesOnly : copy.nobodyHint}
        />
      ) : (
        <MemberRowsSkeleton label={copy.searching} />
      )}
    </Place>
  )
}

/** Picture and words of a state, in a row like those that are found. */
const Composed = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, padding: '10px 12px' })
const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `1px solid ${space.lineStrong}`,
  color: nebula.violet,
  backgroundColor: space.surface,
})

interface NoteProps {
  readonly art: ReactNode
  readonly title: string
  readonly detail?: string
}

function Note({ art, title, detail }: NoteProps) {
  return (
    <Composed>
      <Disc aria-hidden>{art}</Disc>
      <Words>
        {title}
        {detail && <Second style={{ whiteSpace: 'normal' }}>{detail}</Second>}
      </Words>
    </Composed>
  )
}

const Title = styled('div')({ padding: '6px 12px 4px', ...scale.small, fontWeight: 600, color: ink.muted })

const Clear = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 40,
  padding: '0 12px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  textAlign: 'start',
  fontFamily: 'inherit',
  ...scale.small,
  fontWeight: 600,
  color: ink.secondary,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: ink.primary, backgroundColor: space.line },
  '&[aria-selected="true"]': { outline: `2px solid ${nebula.cyan}`, outlineOffset: -2 },
})

/** Below an empty field: whom the member has looked up lately, or what the field is for. */
function RecentMembers({ list, onChosen }: Omit<FoundMembersProps, 'text'>) {
  const { recent, remember, forget, forgetAll } = useRecent()
  const relationTo = useRelations()
  const factsOf = useFacts(recent)
  if (recent.length === 0)
    return (
      <Place id={list.id}>
        <Note art={<SearchIcon />} title={copy.hint} />
      </Place>
    )
  const clearId = `${list.id}-clear`
  return (
    <Place id={list.id} role="listbox" aria-label={copy.recent}>
      <Title role="presentation" aria-hidden>
        {copy.recent}
      </Title>
      {recent.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          relation={relationTo(member.id)}
          facts={factsOf(member.id)}
          list={list}
          onChosen={() => {
            remember(member)
            onChosen()
          }}
          act={<ForgetAct member={member} list={list} onForget={() => forget(member)} />}
        />
      ))}
      <Clear
        type="button"
        role="option"
        id={clearId}
        aria-selected={clearId === list.activeId}
        tabIndex={-1}
        onClick={forgetAll}
      >
        {copy.forgetAll}
      </Clear>
    </Place>
  )
}
