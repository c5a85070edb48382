import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AcceptButton } from '#renderer/entities/friends/AnswerButtons.tsx'
import type { Waiting } from '#renderer/entities/friends/api.ts'
import { copy as friendTexts } from '#renderer/entities/friends/copy.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useMemberPath } from '#renderer/entities/member/MemberLink.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

/** Most that are shown here; the page of friends has them all. */
const MOST = 3

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 56,
})
const Words = styled('div')({ display: 'grid', justifyItems: 'start', ...scale.small, color: ink.secondary })
const Name = styled(Link)({
  ...scale.ui,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: ink.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Inside, since the overflow of the text would cut it off.
  '&:focus-visible': { outlineOffset: -2, borderRadius: 6 },
})

interface WaitingMembersProps {
  /** Members who wait for an answer, the latest first. */
  readonly members: readonly Waiting[]
  /** Called when a link leads away. */
  readonly onLeave: () => void
}

/** Under the sentence of the notifications: who waits for an answer, and the way to all of them. */
export function WaitingMembers({ members, onLeave }: WaitingMembersProps) {
  const { search } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // Who was answered leaves, and the last one takes the part along.
  const heir = useFocusFallback(
    () =>
      place.current?.querySelector<HTMLElement>('button') ??
      document.querySelector<HTMLElement>('[role=dialog] [role=combobox]'),
  )
  return (
    <div {...heir}>
      {members.length > 0 && (
        <Box ref={place}>
          <Divider />
          <Box sx={{ px: 2, pt: 1.5, pb: 1 }}>
            <Typography variant="caption" component="h3" sx={{ fontWeight: 600, color: 'text.secondary' }}>
              {friendTexts.lists.received}
            </Typography>
            <List aria-label={friendTexts.lists.received}>
              {members.slice(0, MOST).map((member) => (
                <WaitingRow key={member.id} member={member} onLeave={onLeave} />
              ))}
            </List>
            <Button
              component={Link}
              to={{ pathname: sections.amigos.path, search }}
              size="small"
              sx={{ ml: -1.25, px: 1.25, minHeight: 32 }}
              onClick={onLeave}
            >
              {copy.toFriends}
            </Button>
          </Box>
        </Box>
      )}
    </div>
  )
}

function WaitingRow({ member, onLeave }: { readonly member: Waiting; readonly onLeave: () => void }) {
  const path = useMemberPath(member)
  return (
    <Row>
      <MemberAvatar member={member} size={36} />
      <Words>
        <Name to={path} dir="auto" onClick={onLeave}>
          {member.username}
        </Name>
        {friendTexts.wants}
      </Words>
      <AcceptButton member={member} isSmall />
    </Row>
  )
}
