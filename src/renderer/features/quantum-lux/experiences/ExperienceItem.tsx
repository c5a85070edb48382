import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import Share from '@mui/icons-material/IosShareRounded'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useAtomValue } from 'jotai'
import { useId, useMemo } from 'react'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { LinkedText } from '#renderer/entities/text/LinkedText.tsx'
import { textParts } from '#renderer/entities/text/text-parts.ts'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { Age } from '#renderer/ui/Age.tsx'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { Picture } from '../light/Picture.tsx'
import { roseOf } from '../light/rose.ts'
import type { Experience } from './experience.ts'
import { Cover, Row } from './Row.tsx'

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

/** What a member tells, with what can be done about it. */
export function ExperienceItem({ experience, isGoing, onRemove }: ExperienceItemProps) {
  const { id, title, description, cover_url: cover, points, created_at: at, author } = experience
  const titleId = useId()
  const isOwn = useAtomValue(currentUserIdAtom) === author.id
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
