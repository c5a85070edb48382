import { styled } from '@mui/material/styles'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { SectionPanel } from '#renderer/entities/section/SectionPage.tsx'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { tradesOf, useFriendFacts, type Trade } from './friend-facts.ts'

/** As many as can be taken in. */
const MOST = 48

const Head = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  padding: '14px 20px',
  borderBottom: `1px solid ${space.line}`,
}))

const Body = styled('div')({
  padding: '14px 20px',
  ...scale.ui,
  color: ink.secondary,
  '& > p': { margin: 0 },
})

// A hairline below and beside each; those at the edges are cut off.
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  overflow: 'hidden',
})

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  padding: '14px 20px',
  boxShadow: `1px 1px 0 ${space.line}`,
  ...scale.ui,
  '& > div': { display: 'grid', minWidth: 0 },
  '& > div > span': { color: ink.secondary },
})

/** What the member's friends do, as they tell it on their profiles: the first businesses to know. */
export function Trades() {
  const { data: friends, isError, refetch } = useFriendFacts()
  return (
    <SectionPanel aria-labelledby="trades">
      <Head id="trades">{copy.trades.title}</Head>
      {friends && <Known trades={tradesOf(friends)} />}
      {!friends && isError && (
        <Body>
          <RetryNote text={copy.friends.loadFailed} onRetry={() => void refetch()} />
        </Body>
      )}
      {!friends && !isError && <MemberRowsSkeleton label={copy.friends.loading} />}
    </SectionPanel>
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
      <List>
        {trades.slice(0, MOST).map(({ trade, ...member }) => (
          <Row key={member.id}>
            <MemberAvatarLink member={member} size={40} />
            <div>
              <MemberLink member={member} />
              <span dir="auto">{trade}</span>
            </div>
          </Row>
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
