import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { accentStyle } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { clearing, softClearing } from '#renderer/ui/sky/clearing.ts'
import {
  HIGH_IN_PAGE,
  INNER_IN_PAGE,
  LOW_WINDOW,
  NEAR_IN_PAGE,
  SCENE_IN_PAGE,
  SIDE_PAGE,
  ZENITH_IN_PAGE,
  type Composition,
} from '#renderer/ui/sky/Limb.tsx'
import { compositionOf, sections, type SectionId } from './sections.ts'

interface SectionPageProps {
  readonly section: SectionId
  /** The drawing on the horizon, or hanging from the planet; inner pages, whose sky is lower, have none. */
  readonly art: ReactNode
  /** Below the title: a sentence or two, and the first action. */
  readonly lead?: ReactNode
  /** Content of the section. */
  readonly children?: ReactNode
}

/** In a large window everything is larger instead of having wider margins. */
export const ROOMY = '@media (min-width: 1600px) and (min-height: 900px)'
export const roomy = { [ROOMY]: { zoom: 1.2 } }

/** Beside an open chat there is no room for text beside the drawing either. */
const NARROW_PAGE = '@container section (max-width: 640px)'

// As high as the viewport, so that percentages refer to the window, however long the page is.
const Page = styled('div')({
  height: '100%',
  textAlign: 'center',
  '&:is([data-composition="side"], [data-composition="scene"])': {
    containerName: 'section',
    containerType: 'inline-size',
  },
})

const Name = styled(Typography)({
  ...scale.section,
  fontSize: 'clamp(1.625rem, 6vw, 2.75rem)',
  [ROOMY]: { fontSize: '3.375rem', lineHeight: 1.1 },
  overflowWrap: 'break-word',
})

// Keeps text readable over the light of the horizon and the stars.
const readable = {
  textShadow: `0 0 3px ${space.cabin}, 0 0 10px ${space.cabin}`,
  '& > p': clearing,
  '& .MuiButton-contained': { textShadow: 'none' },
} as const

/** Below the horizon. */
const Ground = styled('div')({ paddingBlock: '24px', ...readable, ...roomy })

/** Page of a section: title, drawing and content, composed around the planet as the section demands. */
export function SectionPage({ section, ...content }: SectionPageProps) {
  const { name, accent } = sections[section]
  const composition = compositionOf(section) ?? 'arc'
  const Composed = composed[composition]
  return (
    <Page style={accentStyle(accent)} data-composition={composition}>
      <Composed {...content} title={<Name variant="h1">{name}</Name>} />
    </Page>
  )
}

interface ComposedProps extends Omit<SectionPageProps, 'section'> {
  readonly title: ReactNode
}

/** Its bottom is the horizon. */
const ArcHead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'end',
  rowGap: 12,
  minHeight: HIGH_IN_PAGE,
  // Without a drawing, the title is centred in the remaining sky.
  '&[data-inner]': { alignContent: 'center', minHeight: INNER_IN_PAGE, paddingBottom: 0 },
  [LOW_WINDOW]: { paddingBottom: 36 },
})

const Title = styled('div')({ ...clearing, maxWidth: '100%' })

const ArcArt = styled('div')({ maxWidth: '100%', [LOW_WINDOW]: { display: 'none' } })

interface ArcProps extends ComposedProps {
  readonly Head?: typeof ArcHead
}

/** The title in the sky, the drawing on the horizon below, and the content on the planet. */
function Arc({ title, art, lead, children, Head = ArcHead }: ArcProps) {
  return (
    <>
      <Head data-inner={!art || undefined}>
        <Title>{title}</Title>
        {art && <ArcArt>{art}</ArcArt>}
      </Head>
      <Ground>
        {lead}
        {children}
      </Ground>
    </>
  )
}

const SceneHead = styled(ArcHead)({ minHeight: SCENE_IN_PAGE, rowGap: 8 })

/** As an arc, with a scene that is most of what there is to see. */
const Scene = (props: ComposedProps) => <Arc {...props} Head={SceneHead} />

const NearHead = styled(ArcHead)({
  minHeight: NEAR_IN_PAGE,
  '& h1': { fontSize: 'clamp(1.625rem, 5vw, 2.5rem)', lineHeight: 1.2 },
})

const NearGround = styled(Ground)({ paddingTop: 20 })

/** Like `Arc`, but no higher than a heading, for pages that are about their content. */
function Near({ title, art, lead, children }: ComposedProps) {
  return (
    <>
      <NearHead>
        <Title>{title}</Title>
        <ArcArt>{art}</ArcArt>
      </NearHead>
      <NearGround>
        {lead}
        {children}
      </NearGround>
    </>
  )
}

/** Left column; the drawing beside it stays in place however long the text is. */
const SideFrame = styled('div')({
  position: 'relative',
  maxWidth: SIDE_PAGE,
  height: '100%',
  marginInline: 'auto',
  textAlign: 'start',
})

/** Reaches down to the horizon, so that no content comes before the drawing. */
const SideTop = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: `calc(${HIGH_IN_PAGE} + 4px)`,
  [LOW_WINDOW]: { justifyContent: 'flex-start', minHeight: 0 },
  // Here the head alone reaches down to the horizon.
  [NARROW_PAGE]: { display: 'contents' },
})

const SideHead = styled('div')({
  [NARROW_PAGE]: {
    display: 'grid',
    alignContent: 'end',
    rowGap: 12,
    minHeight: HIGH_IN_PAGE,
  },
  [LOW_WINDOW]: { '&&': { minHeight: 0 } },
})

/** From the top of the page to the horizon. */
const SideArt = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  height: HIGH_IN_PAGE,
  display: 'flex',
  alignItems: 'flex-end',
  [NARROW_PAGE]: {
    position: 'static',
    height: 'auto',
    justifySelf: 'end',
    maxWidth: '100%',
  },
  [LOW_WINDOW]: { display: 'none' },
})

const SIDE_COLUMN = 'min(460px, 50%)'

const SideLead = styled('div')({
  ...clearing,
  ...roomy,
  width: SIDE_COLUMN,
  marginTop: 20,
  textShadow: readable.textShadow,
  '& .MuiButton-contained': { textShadow: 'none' },
  '& > p': { marginInline: 0, paddingInline: 0 },
  '& > div, & ul': { justifyContent: 'flex-start', marginInline: 0 },
  [NARROW_PAGE]: { width: 'auto', marginTop: 28 },
})

const SideGround = styled('div')({
  ...roomy,
  paddingBlock: '16px 24px',
  ...readable,
  '& > :first-of-type': { marginTop: 0 },
  '& > section': { maxWidth: 'none' },
})

/** Title and text in a left column, the drawing on the planet beside it, the content below. */
function Side({ title, art, lead, children }: ComposedProps) {
  return (
    <SideFrame>
      <SideTop>
        <SideHead>
          <Title sx={{ width: 'fit-content' }}>{title}</Title>
          <SideArt>{art}</SideArt>
        </SideHead>
        <SideLead>{lead}</SideLead>
      </SideTop>
      <SideGround>{children}</SideGround>
    </SideFrame>
  )
}

/** Its bottom is the lowest point of the planet. */
const ZenithHead = styled('div')({
  display: 'grid',
  placeContent: 'center',
  minHeight: ZENITH_IN_PAGE,
})

const ZenithArt = styled('div')({ display: 'grid', justifyItems: 'center', marginTop: -1 })

const ZenithLead = styled('div')({
  ...roomy,
  ...softClearing,
  width: 'fit-content',
  maxWidth: '100%',
  margin: '24px auto 0',
  // The text is where the planet is darkest.
  paddingInline: 'clamp(0px, 6vw, 80px)',
})

const ZenithGround = styled('div')({ paddingBlock: '0 24px', ...readable, ...roomy })

/** The planet overhead with the title on it; everything else hangs below. */
function Zenith({ title, art, lead, children }: ComposedProps) {
  return (
    <>
      <ZenithHead>{title}</ZenithHead>
      <ZenithArt>{art}</ZenithArt>
      {lead && <ZenithLead>{lead}</ZenithLead>}
      <ZenithGround>{children}</ZenithGround>
    </>
  )
}

const composed: Record<Composition, (props: ComposedProps) => ReactNode> = {
  arc: Arc,
  near: Near,
  side: Side,
  scene: Scene,
  zenith: Zenith,
}

/** A surface on the planet for longer content, which may scroll over the sky. */
export const SectionPanel = styled('section')({
  margin: '24px auto 0',
  width: '100%',
  maxWidth: 880,
  overflow: 'hidden',
  // Its content is laid out for its own width: beside an open chat that is half the window's.
  containerType: 'inline-size',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

/** A part without a surface of its own. */
export const OpenPart = styled('div')({
  margin: '16px auto 0',
  maxWidth: 880,
  containerType: 'inline-size',
  '& [role="tabpanel"]': { paddingInline: 0 },
  '[data-composition="side"] &': { maxWidth: 'none' },
  '[data-composition="side"] & [role="tablist"]': { marginInline: 0 },
})

/** Introduction of a section, in a sentence or two. */
export const SectionIntro = styled('p')({
  margin: '0 auto',
  maxWidth: 560,
  paddingInline: 16,
  ...scale.text,
  // Short lines, which end before the planet's edge.
  '[data-composition="arc"] &': { maxWidth: 440 },
  '[data-composition="scene"] &': { maxWidth: 440 },
  // Beside the planet it is a column.
  '[data-composition="side"] &': { ...scale.large, textWrap: 'pretty' },
  color: ink.primary,
  textWrap: 'balance',
})
