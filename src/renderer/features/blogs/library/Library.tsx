import EditOutlined from '@mui/icons-material/HistoryEduOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { sections } from '#renderer/entities/section/sections.ts'
import { lamp, scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { HIGH_IN_PAGE } from '#renderer/ui/sky/Limb.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { Latest } from './Shelves.tsx'

interface LibraryProps {
  /** Something is being written already. */
  readonly hasDraft: boolean
}

/** The section's own page: its name over the horizon, the shelf on the planet (spec §4, main). */
export function Library({ hasDraft }: LibraryProps) {
  const { search } = useLocation()
  return (
    // As high as what is seen of it, so that the horizon is a part of the window however many works there are.
    <Box sx={{ height: '100%', textAlign: 'center' }}>
      <Box
        component="header"
        sx={{
          minHeight: HIGH_IN_PAGE,
          pb: 2.5,
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'end',
          gap: 1,
          '@media (max-height: 700px)': { '& > svg': { display: 'none' } },
        }}
      >
        <OpenBook />
        <Box sx={{ ...clearing, maxWidth: '100%' }}>
          <Typography
            variant="h1"
            sx={{
              ...scale.section,
              fontSize: 'clamp(1.625rem, 6vw, 2.75rem)',
              overflowWrap: 'break-word',
              width: 'fit-content',
              maxWidth: '100%',
              mx: 'auto',
            }}
          >
            {sections.blogsandgifts.name}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: 560, textWrap: 'balance' }}>{copy.lead}</Typography>
        </Box>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={{ pathname: hasDraft ? blogPaths.panel : blogPaths.genre, search }}
        startIcon={<EditOutlined />}
        // On the planet, below its edge.
        sx={{ mt: 3, mb: 3.5 }}
      >
        {hasDraft ? copy.goOnWriting : copy.write}
      </Button>
      <Box sx={{ pb: 3, textAlign: 'start' }}>
        <Latest />
      </Box>
    </Box>
  )
}

const { accent } = sections.blogsandgifts

// A colour of a picture is not forced by itself.
const Sheet = styled('svg')({
  display: 'block',
  overflow: 'visible',
  // A high window has room for more of it.
  width: 'clamp(160px, max(21vh - 8px, 50vh - 240px), 330px)',
  height: 'auto',
  color: accent,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** A book lies open under a reading lamp of a star, its ribbon tied as a gift. Decorative. */
function OpenBook() {
  return (
    <Sheet
      aria-hidden
      viewBox="0 0 220 116"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <radialGradient id="book-light">
        <stop stopColor={lamp.glow} stopOpacity="0.550" />
        <stop offset="1" stopColor={lamp.glow} stopOpacity="0" />
      </radialGradient>
      <circle cx="110" cy="22" r="40" fill="url(#book-light)" stroke="none" />
      <path d="M110 10v24M98 22h24M102 14l16 16M118 14l-16 16" stroke={lamp.glow} />
      <path
        d="M110 62C92 50 66 48 40 54v48c26-6 52-4 70 8c18-12 44-14 70-8V54c-26-6-52-4-70 8z"
        fill={accent}
        fillOpacity="0.120"
      />
      <path d="M110 62v48M40 60l-10 2v48c30-6 58-4 80 2c22-6 50-8 80-2V62l-10-2" />
      <path
        d="M54 64c14-2 28-1 42 5M54 75c14-2 28-1 42 5M54 86c14-2 20-2 30 0M166 64c-14-2-28-1-42 5M166 75c-14-2-28-1-42 5"
        strokeOpacity="0.600"
      />
      <path d="M150 84c-8-10-18-2-8 4c-12 2-6 12 4 4c4 10 14 4 6-4c8-4 4-12-2-4zM146 92l-6 20M150 92l8 18" />
      <path
        d="M22 30h0M58 20h0M178 34h0M196 16h0M36 92h0M200 88h0M76 36v6M73 39h6M160 14v6M157 17h6"
        strokeOpacity="0.600"
      />
    </Sheet>
  )
}
