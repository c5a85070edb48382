import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { HUMOUR_CATEGORY, type FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'

/** In line with the posts below it. */
const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px var(--edge)',
  borderBottom: 'var(--hairline)',
  '& > p': {
    ...scale.post,
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: ink.muted,
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
  '& > button': {
    position: 'static',
    // Wherever the row is pressed.
    '&::after': { content: '""', position: 'absolute', inset: 0, cursor: 'text' },
    [theme.breakpoints.down('sm')]: { flex: 1 },
  },
  '&:hover > p': { color: ink.secondary },
}))

interface InvitationProps {
  readonly filter: FeedFilter
  readonly onCreate: () => void
}

/** Where the next post will stand, first of all: the way to write it. */
export function Invitation({ filter, onCreate }: InvitationProps) {
  const { data: profile } = useOwnProfile()
  const { open, placeholder, placeholderHumour } = copy.create
  return (
    <Row>
      <MemberAvatar member={profile ?? null} size={44} />
      <p aria-hidden>{filter === HUMOUR_CATEGORY ? placeholderHumour : placeholder}</p>
      <Button variant="contained" startIcon={<EditOutlined />} onClick={onCreate} aria-keyshortcuts="N">
        {open}
      </Button>
    </Row>
  )
}
