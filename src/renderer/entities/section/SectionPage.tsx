import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { accentStyle } from '#renderer/theme/accent.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { HIGH_HORIZON } from '#renderer/ui/sky/Limb.tsx'
import { sections, type SectionId } from './sections.ts'

interface SectionPageProps {
  readonly section: SectionId
  /** The drawing that stands on the horizon. */
  readonly art: ReactNode
  /** Content of the section. */
  readonly children: ReactNode
}

/** In a low window the drawing would push what there is to read out of sight. */
const LOW_WINDOW = '@media (max-height: 500px)'

// As high as what is seen of it, so that parts of it are parts of the window however long it is.
const Page = styled('div')({ height: '100%', textAlign: 'center' })

/** Its foot is the horizon, 24 pixels of the pane above it. */
const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  rowGap: 12,
  minHeight: `calc(${HIGH_HORIZON} - 2px)`,
  [LOW_WINDOW]: { paddingBottom: 36 },
})

const Title = styled('div')({ ...clearing, maxWidth: '100%' })

// A little below where it begins: the planet falls away to both sides.
const Art = styled('div')({ maxWidth: '100%', marginBottom: -7, [LOW_WINDOW]: { display: 'none' } })

// What is scrolled up over the light of the horizon, or among the stars, stays readable.
const Ground = styled('div')({
  paddingBlock: '32px 24px',
  textShadow: `0 0 3px ${space.cabin}, 0 0 10px ${space.cabin}`,
  '& > p': clearing,
  '& .MuiButton-contained': { textShadow: 'none' },
})

/** A section of its own: its name in the sky, its drawing on the horizon, and on the planet what there is. */
export function SectionPage({ section, art, children }: SectionPageProps) {
  const { name, accent } = sections[section]
  return (
    <Page style={accentStyle(accent)}>
      <Head>
        <Title>
          <Typography
            variant="h1"
            sx={{ ...scale.section, fontSize: 'clamp(1.625rem, 6vw, 3.25rem)', overflowWrap: 'break-word' }}
          >
            {name}
          </Typography>
        </Title>
        <Art>{art}</Art>
      </Head>
      <Ground>{children}</Ground>
    </Page>
  )
}

/** A surface on the planet, for what is longer than a few lines: it may be scrolled up over the sky. */
export const SectionPanel = styled('section')({
  margin: '24px auto 0',
  width: '100%',
  maxWidth: 880,
  overflow: 'hidden',
  // What stands on it is laid out for its width: beside an open chat it has half of that of the window.
  containerType: 'inline-size',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

/** Introduction of a section, in a sentence or two. */
export const SectionIntro = styled('p')({
  margin: '0 auto',
  maxWidth: 560,
  paddingInline: 16,
  ...scale.text,
  color: ink.primary,
  textWrap: 'balance',
})
