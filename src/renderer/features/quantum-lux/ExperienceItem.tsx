import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Share from '@mui/icons-material/IosShareRounded'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useMemo } from 'react'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from './copy.ts'
import { Picture } from './Picture.tsx'
import { roseOf } from './rose.ts'
import type { Experience } from './experience.ts'

const texts = copy.experiences

interface ExperienceItemProps {
  readonly experience: Experience
  readonly isGoing: boolean
  readonly onRemove: () => void
}

const Title = styled('h3')({ margin: 0, ...scale.heading, fontWeight: 600, overflowWrap: 'anywhere' })

const Byline = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  marginTop: 2,
  ...scale.ui,
})

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  marginTop: 2,
  ...scale.ui,
  color: ink.secondary,
  '& > p': { display: 'flex', alignItems: 'center', gap: 6, margin: '0 8px 0 0' },
  '& > p > svg': { fontSize: 18, color: ACCENT },
  '& > button:first-of-type': { marginLeft: -8 },
})

/** One experience with its actions. */
export function ExperienceItem({ experience, isGoing, onRemove }: ExperienceItemProps) {
  const { id, title, description, cover_url: cover, points, created_at: at, author } = experience
  const titleId = useId()
  const isOwn = useMember().id === author.id
  const { comingSoon } = useToasts()
  return (
    <Row as="article" aria-labelledby={titleId} aria-busy={isGoing}>
      <Cover>
        <Picture stored={cover} figure={roseOf(id)} />
      </Cover>
      <div>
        <Title id={titleId} dir="auto">
          {title}
        </Title>
        <Byline>
          <MemberAvatarLink member={author} size={24} />
          <MemberLink member={author} />
          <Age timestamp={at} />
        </Byline>
      </div>
      <div>
        {description && <Description of={id} text={description} />}
        <Foot>
          {points > 0 && (
            <p>
              <AutoAwesome aria-hidden />
              {texts.points(points)}
            </p>
          )}
          <IconButton size="small" aria-label={texts.share} title={texts.share} onClick={comingSoon}>
            <Share fontSize="small" />
          </IconButton>
          {isOwn && (
            <IconButton
              size="small"
              aria-label={texts.remove(title)}
              title={copy.remove.confirm}
              onClick={onRemove}
              {...whileBusy(isGoing)}
            >
              <DeleteOutline fontSize="small" />
            </IconButton>
          )}
        </Foot>
      </div>
    </Row>
  )
}

const Text = styled(LongText)(scale.text)

function Description({ of, text }: { readonly of: string; readonly text: string }) {
  const shown = withoutGaps(text)
  const parts = useMemo(() => textParts(shown), [shown])
  return (
    <Text of={`experience ${of}`} text={shown}>
      <LinkedText parts={parts} />
    </Text>
  )
}

/** An experience on its surface: the picture with the head beside it, and all else below the head, or below both. */
export const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '6px 18px',
  padding: '18px 0 10px',
  borderTop: `1px solid ${space.line}`,
  // Marks piled on a letter stay in the row of who wrote them.
  overflowY: 'clip',
  '&:focus-visible': { outlineOffset: 2, borderRadius: 10 },
  '& > :first-of-type': { gridRow: '1 / span 2' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: 12,
    '& > :first-of-type': { gridRow: 1 },
    '& > :last-of-type': { gridColumn: '1 / -1' },
  },
}))

export const Cover = styled('div')({
  aspectRatio: '3 / 2',
  alignSelf: 'start',
  overflow: 'clip',
  borderRadius: radius.medium,
  backgroundColor: space.raised,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
})
