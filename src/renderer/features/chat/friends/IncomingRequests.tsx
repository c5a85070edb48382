import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { copy as friendTexts } from '#renderer/entities/friends/copy.ts'
import { AcceptButton, LaterButton } from '#renderer/entities/friends/AnswerButtons.tsx'
import { usePendingRequests } from '#renderer/entities/friends/pending-requests.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'

/** Most that are shown here; the page of friends has them all. */
const MOST = 3

const Place = styled('div')({
  margin: '0 4px 12px',
  padding: '6px 8px',
  borderRadius: radius.medium,
  border: `1px solid ${space.line}`,
})
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '38px minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'start',
  paddingBlock: 6,
})
const Words = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  ...scale.small,
  color: ink.secondary,
})
/** In one row, however narrow the panel is. */
const Acts = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: 8,
  '& > button': { flex: '1 1 auto' },
})
const Who = styled('div')({ display: 'grid', maxWidth: '100%', ...scale.ui })

/** Incoming requests, above the friends. Renders nothing while there is none. */
export function IncomingRequests() {
  const { members = [], query } = usePendingRequests('received')
  const { search } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // Who was answered leaves, and the last one takes the list along.
  const heir = useFocusFallback(
    () =>
      place.current?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('aside h2'),
  )
  return (
    <div {...heir}>
      {members.length > 0 && (
        <Place ref={place}>
          <List aria-label={friendTexts.lists.received}>
            {members.slice(0, MOST).map((member) => (
              <Row key={member.id}>
                <MemberAvatarLink member={member} size={38} />
                <Words>
                  <Who>
                    <MemberLink member={member} />
                    <span>{friendTexts.wants}</span>
                  </Who>
                </Words>
                <Acts>
                  <AcceptButton member={member} isSmall />
                  <LaterButton member={member} isSmall />
                </Acts>
              </Row>
            ))}
          </List>
          {(members.length > MOST || query.hasNextPage) && (
            <Button
              component={Link}
              to={{ pathname: sections.amigos.path, search }}
              size="small"
              color="inherit"
              fullWidth
            >
              {copy.allRequests}
            </Button>
          )}
        </Place>
      )}
    </div>
  )
}
