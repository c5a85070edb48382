import Close from '@mui/icons-material/CloseRounded'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AskIcon } from '#renderer/entities/friends/AnswerButtons.tsx'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { goToNewPost, goToSearch, useFocusFallback } from '#renderer/lib/focus.ts'
import { ink, nebula, radius, scale, space } from '#renderer/theme/tokens.ts'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { copy } from './copy.ts'
import { useOpenSteps, useRecentAuthors, useStepsOver, type Step } from './use-open-steps.ts'

const Place = styled('section')({
  margin: '24px 14px 0',
  padding: '10px 12px 14px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.medium,
})
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })

/** The last of all, of who has begun: one line. */
const Slim = styled(Place)({
  display: 'flex',
  alignItems: 'center',
  padding: '2px 6px 2px 12px',
  '& > ol': { flex: 1, minWidth: 0 },
  '& li::before': { top: 14 },
})

/** Star by star, joined as a constellation is. */
const Item = styled('li')({
  position: 'relative',
  paddingInlineStart: 22,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 16,
    width: 7,
    height: 7,
    borderRadius: '50%',
    backgroundColor: ink.primary,
    boxShadow: `0 0 0 4px color-mix(in oklab, ${nebula.violet} 28%, transparent)`,
    forcedColorAdjust: 'none',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 30,
    bottom: -9,
    borderLeft: `1px dashed ${space.lineStrong}`,
  },
})

const act = {
  display: 'grid',
  width: '100%',
  padding: '8px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: ink.primary,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: space.line },
  '&:focus-visible': { outlineOffset: -2 },
} as const
const ActLink = styled(Link)(act)
const ActButton = styled('button')(act)
const Title = styled('span')({ ...scale.ui, fontWeight: 600 })
const Text = styled('span')({ ...scale.small, color: ink.secondary })

/** What a new member may begin with, until it is done or not wanted. */
export function FirstSteps() {
  const { isOver, end } = useStepsOver()
  return isOver ? null : <OpenSteps onEnd={end} />
}

function OpenSteps({ onEnd }: { readonly onEnd: () => void }) {
  const steps = useOpenSteps()
  const title = useId()
  const list = useRef<HTMLOListElement>(null)
  // A step that is taken leaves.
  const heir = useFocusFallback(() => list.current?.querySelector<HTMLElement>('a, button'))
  const isDone = steps?.length === 0
  const onDone = useEffectEvent(onEnd)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])
  if (!steps || isDone) return null
  const dismiss = (
    <IconButton size="small" edge="end" aria-label={copy.dismiss} onClick={onEnd}>
      <Close fontSize="small" />
    </IconButton>
  )
  const items = (isBrief: boolean) => (
    <List ref={list} aria-labelledby={title}>
      {steps.map((step) => (
        <Item key={step}>
          <Act step={step} isBrief={isBrief} />
        </Item>
      ))}
    </List>
  )
  if (steps.every((step) => step === 'photo'))
    return (
      <Slim aria-labelledby={title} {...heir}>
        <VisuallyHidden as="h2" id={title}>
          {copy.title}
        </VisuallyHidden>
        {items(true)}
        {dismiss}
      </Slim>
    )
  return (
    <Place aria-labelledby={title} {...heir}>
      <Head>
        <Typography id={title} variant="subtitle1" component="h2">
          {copy.title}
        </Typography>
        {dismiss}
      </Head>
      {items(false)}
      <Authors />
    </Place>
  )
}

interface ActProps {
  readonly step: Step
  /** Without the sentence that says why. */
  readonly isBrief: boolean
}

function Act({ step, isBrief }: ActProps) {
  const { search } = useLocation()
  const words = (
    <>
      <Title>{copy[step].title}</Title>
      {!isBrief && <Text>{copy[step].text}</Text>}
    </>
  )
  if (step === 'photo') return <ActLink to={{ pathname: sections.profile.path, search }}>{words}</ActLink>
  return (
    <ActButton type="button" onClick={step === 'friend' ? goToSearch : goToNewPost}>
      {words}
    </ActButton>
  )
}

const Lately = styled('h3')({ margin: '12px 0 4px', ...scale.small, fontWeight: 500, color: ink.secondary })
const People = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 })
const Person = styled('li')({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  ...scale.ui,
})

/** Who wrote of late. That nobody is found, or cannot be, is no news. */
function Authors() {
  const { data: authors, error } = useRecentAuthors()
  const title = useId()
  useEffect(() => {
    if (error) console.error('who wrote of late could not be read', error)
  }, [error])
  if (!authors?.length) return null
  return (
    <>
      <Lately id={title}>{copy.lately}</Lately>
      <People aria-labelledby={title}>
        {authors.map((author) => (
          <Person key={author.id}>
            <MemberAvatarLink member={author} size={32} />
            <MemberLink member={author} />
            <AskIcon member={author} />
          </Person>
        ))}
      </People>
    </>
  )
}
