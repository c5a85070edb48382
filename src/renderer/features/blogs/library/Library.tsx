import EditOutlined from '@mui/icons-material/HistoryEduOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'
import { scale } from '#renderer/theme/tokens.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { HIGH_HORIZON } from '#renderer/ui/sky/Limb.tsx'
import { copy } from '../copy.ts'
import { blogPaths } from '../paths.ts'
import { Latest } from './Latest.tsx'
import { OpenBook } from './OpenBook.tsx'

interface LibraryProps {
  /** Something is being written already. */
  readonly hasDraft: boolean
}

/** The section's own page: its name over the horizon, the shelf on the planet (spec §4, main). */
export function Library({ hasDraft }: LibraryProps) {
  const { search } = useLocation()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '56px', minHeight: '100%' }}>
      <Box
        component="header"
        sx={{
          minHeight: `calc(${HIGH_HORIZON} * 0.8)`,
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'end',
          textAlign: 'center',
          gap: 1.5,
          '@media (max-height: 700px)': { '& > svg': { display: 'none' } },
        }}
      >
        <OpenBook />
        <Box sx={{ ...clearing, maxWidth: '100%' }}>
          <Typography
            variant="h1"
            sx={{
              ...scale.section,
              fontSize: 'clamp(1.625rem, 6vw, 3.25rem)',
              overflowWrap: 'break-word',
              mx: 'auto',
            }}
          >
            {sections.blogsandgifts.name}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: 560, textWrap: 'balance' }}>{copy.lead}</Typography>
        </Box>
        <Button
          variant="contained"
          component={Link}
          to={{ pathname: hasDraft ? blogPaths.panel : blogPaths.genre, search }}
          startIcon={<EditOutlined />}
        >
          {hasDraft ? copy.goOnWriting : copy.write}
        </Button>
      </Box>
      <Latest />
    </Box>
  )
}
