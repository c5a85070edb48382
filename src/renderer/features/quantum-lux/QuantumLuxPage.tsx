import Box from '@mui/material/Box'
import { Lead, SectionPage } from '#renderer/entities/section/SectionPage.tsx'
import { Catalogue } from './catalogue/Catalogue.tsx'
import { Categories } from './Categories.tsx'
import { copy } from './copy.ts'
import { Prism } from './drawings/Prism.tsx'
import { Experiences } from './experiences/Experiences.tsx'

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 3,
  maxWidth: 960,
  mx: 'auto',
  mt: 3,
  textAlign: 'start',
  // Beside an open chat there is half of the window's width.
  containerType: 'inline-size',
} as const

/** Categories, the catalogue of accessories and what members tell of them (spec §2). */
export function QuantumLuxPage() {
  return (
    <SectionPage section="quantumlux" art={<Prism />}>
      <Lead>{copy.lead}</Lead>
      <Box sx={column}>
        <Categories />
        <Catalogue />
        <Experiences />
      </Box>
    </SectionPage>
  )
}
