import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { ROOMY, roomy, SectionIntro, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { accents } from '#renderer/theme/accent.ts'
import { clearing, softClearing } from '#renderer/ui/sky/clearing.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'
import { Catalogue } from './Catalogue.tsx'
import { Categories } from './Categories.tsx'
import { copy } from './copy.ts'
import { Experiences } from './Experiences.tsx'

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 2.5,
  maxWidth: 960,
  mx: 'auto',
  mt: 1,
  textAlign: 'start',
  // Beside an open chat there is half of the window's width.
  containerType: 'inline-size',
} as const

/** Categories, the catalogue of accessories and what members tell of them (spec §2). */
export function QuantumLuxPage() {
  return (
    <SectionPage section="quantumlux" art={<Spectrum />}>
      <Box sx={column}>
        <Catalogue />
        <Experiences />
      </Box>
    </SectionPage>
  )
}

const Light = styled('div')({
  width: '100%',
  maxWidth: 960,
  // As wide as what is below.
  [ROOMY]: { maxWidth: 1152 },
  containerType: 'inline-size',
  textAlign: 'start',
})

/** One part beside the other as far as there is room, else one below the other. */
const Path = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 20,
  '& > :not(svg)': roomy,
  // Its ground reaches beyond the words, which begin in line with what is below.
  '& > p': {
    ...clearing,
    '&::before': { ...clearing['&::before'], inset: '0 56px' },
    marginInline: -56,
    paddingInline: 56,
    maxWidth: 'none',
  },
  '& > :last-child': softClearing,
  '@container (max-width: 820px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    rowGap: 20,
    marginBottom: 16,
    textAlign: 'center',
    '& > p': { marginInline: 0, paddingInline: 16, maxWidth: 440 },
    '& > svg': { order: -1 },
    '& > :last-child': { justifySelf: 'stretch' },
  },
})

/** What the section is about goes into the prism, and what there will be of it comes out. */
const Spectrum = () => (
  <Light>
    <Path>
      <SectionIntro>{copy.lead}</SectionIntro>
      <Prism />
      <Categories />
    </Path>
  </Light>
)

/** Colours that leave the prism, from above. */
const RAYS = [accents.rose, accents.amber, accents.yellow, accents.green, accents.cyan, accents.violet]

// A colour of a picture is not forced by itself.
const Ray = styled('path')({ '@media (forced-colors: active)': { stroke: 'CanvasText !important' } })

/** A prism that hangs from the planet, and opens a ray of light into its colours. */
function Prism() {
  return (
    <Drawing stars="M36 40h0M84 66h0M58 150h0M232 34h0M286 58h0M112 26v6M109 29h6M262 158v6M259 161h6">
      {RAYS.map((color, index) => (
        <Ray key={color} d={`M186 ${107 + index * 2}L312 ${78 + index * 14}`} style={{ stroke: color }} />
      ))}
      <path d="M160 0V46" strokeOpacity="0.600" />
      <path d="M8 150L131 112" />
      <path d="M160 46L232 172H88z" fill={BODY} />
      <path d="M124 110L194 107M124 110L200 119" strokeOpacity="0.400" />
      <path d="M160 46L176 76M160 64L151 80" strokeOpacity="0.450" />
    </Drawing>
  )
}
