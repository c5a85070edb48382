import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { faintAccent } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { tradesOf, useFriendFacts, type Trade } from './friend-facts.ts'

/** As many as can be taken in. */
const MOST = 48

/** Under the drawing, on the planet as it is: each has a surface of its own. */
const Street = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h2, ...clearing, width: 'fit-content', margin: '0 0 14px' },
}))

const Body = styled('div')({
  width: 'fit-content',
  maxWidth: '100%',
  '* + &': { marginTop: 16 },
  padding: '14px 20px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.medium,
  backgroundColor: space.sheet,
  ...scale.ui,
  color: ink.secondary,
  textShadow: 'none',
  '& > p': { margin: 0 },
})

/** A street of shops, all as wide. */
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(290px, 100%), 1fr))',
  gap: 16,
  // Four stand in pairs.
  '&[data-pairs]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(290px, 100%), 40%), 1fr))' },
})

/** Pixels of a stripe of an awning, and from its edge to the ends of its scallops. */
const [STRIPE, SCALLOP] = [20, 20] as const

/** A small shop of somebody: its awning, and under it who is there for what. */
const Shop = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  // The awnings of a row hang level.
  alignContent: 'flex-start',
  gap: 16,
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${faintAccent(30)}`,
  borderRadius: radius.medium,
  padding: '0 18px 20px',
  backgroundColor: space.sheet,
  textShadow: 'none',
  ...scale.ui,
  flexWrap: 'wrap',
  '&::before': {
    content: '""',
    flex: '0 0 calc(100% + 36px)',
    height: SCALLOP,
    marginInline: -18,
    background: `repeating-linear-gradient(90deg, ${faintAccent(85)} 0 ${STRIPE}px, ${faintAccent(30)} 0 ${2 * STRIPE}px)`,
    mask: `radial-gradient(circle at 50% ${SCALLOP - STRIPE / 2}px, #000 ${STRIPE / 2 - 0.5}px, #0000 ${STRIPE / 2}px) 0 0 / ${STRIPE}px, linear-gradient(#000 0 0) 0 0 / 100% ${SCALLOP - STRIPE / 2}px no-repeat`,
    '@media (forced-colors: active)': { display: 'none' },
  },
  '@media (forced-colors: active)': { paddingTop: 18 },
  '& > div': { display: 'grid', flex: 1, minWidth: 0, minHeight: 52, alignContent: 'center' },
  '& > div > a': scale.text,
  '& > div > span': { color: ink.secondary, overflowWrap: 'anywhere' },
})

/** What the member's friends do, as they tell it on their profiles: the first businesses to know. */
export function Trades() {
  const { data: friends, isError, refetch } = useFriendFacts()
  const { data: own } = useOwnProfile()
  return (
    <Street aria-labelledby="trades">
      <h2 id="trades">{copy.trades.title}</h2>
      {friends && <Known trades={tradesOf(friends)} />}
      {!friends && isError && (
        <Body>
          <RetryNote text={copy.friends.loadFailed} onRetry={() => void refetch()} />
        </Body>
      )}
      {!friends && !isError && (
        <Body>
          <MemberRowsSkeleton label={copy.friends.loading} />
        </Body>
      )}
      {friends && own && !own.professional_background?.trim() && (
        <Body>
          <p>
            {copy.trades.ask}{' '}
            <Link component={RouterLink} to={sections.profile.path}>
              {copy.trades.tell}
            </Link>
          </p>
        </Body>
      )}
    </Street>
  )
}

function Known({ trades }: { readonly trades: readonly Trade[] }) {
  if (trades.length === 0)
    return (
      <Body>
        <p>{copy.trades.none}</p>
      </Body>
    )
  return (
    <>
      <List data-pairs={trades.length % 3 === 1 || undefined}>
        {trades.slice(0, MOST).map(({ trade, ...member }) => (
          <Shop key={member.id}>
            <MemberAvatarLink member={member} size={52} />
            <div>
              <MemberLink member={member} />
              <span dir="auto">{trade}</span>
            </div>
          </Shop>
        ))}
      </List>
      {trades.length > MOST && (
        <Body>
          <p>{copy.friends.more(trades.length - MOST)}</p>
        </Body>
      )}
    </>
  )
}
