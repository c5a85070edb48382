import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { ALONG } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { getCommonGround, MOST_POSTS, type CommonGround as Ground } from './api.ts'
import { copy } from './copy.ts'

const Line = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: ALONG,
  gap: '2px 20px',
  maxWidth: '100%',
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  ...scale.ui,
  color: ink.secondary,
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
})

/** One over the other. */
const Faces = styled('span')({
  display: 'flex',
  flexShrink: 0,
  '& > *': { borderRadius: '50%', boxShadow: `0 0 0 2px ${space.cabin}` },
  '& > * + *': { marginInlineStart: -10 },
})

/** What joins somebody to the member: friends of both, and what of theirs everybody may read. Nothing where there is nothing. */
export function CommonGround({ memberId }: { readonly memberId: string }) {
  const ground = useCommonGround(memberId)
  if (!ground || (ground.total === 0 && ground.posts === 0)) return null
  return (
    <Line aria-label={texts.title}>
      {ground.total > 0 && (
        <li>
          <Faces aria-hidden>
            {ground.friends.map((friend) => (
              <MemberAvatar key={friend.id} member={friend} size={32} />
            ))}
          </Faces>
          <span>{friendsText(ground)}</span>
        </li>
      )}
      {ground.posts > 0 && <li>{texts.posts(ground.posts, ground.posts === MOST_POSTS)}</li>}
    </Line>
  )
}

const texts = copy.common
const list = new Intl.ListFormat('es')

function friendsText({ friends, total }: Ground): string {
  const others = total - friends.length
  const names = friends.map(({ username }) => `\u2068${username}\u2069`)
  return texts.friends(total, list.format(others > 0 ? [...names, texts.others(others)] : names))
}

/** `undefined` before it is known: nobody misses it. */
function useCommonGround(memberId: string): Ground | undefined {
  const { supabase } = useMember()
  const query = useQuery({
    queryKey: ['common-ground', memberId],
    queryFn: ({ signal }) => getCommonGround(supabase, memberId, signal),
  })
  useFirstFailure(memberId, query, (cause) => {
    console.warn('What is in common with a member is not known', cause)
    return undefined
  })
  return query.data
}
