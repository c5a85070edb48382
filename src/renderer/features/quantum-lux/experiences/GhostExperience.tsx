import Stack from '@mui/material/Stack'
import { GhostLine } from '#renderer/ui/states/skeleton.ts'
import { Cover, Row } from './Row.tsx'

/** Stands for an experience with two lines of text. */
export function GhostExperience({ index }: { readonly index: number }) {
  return (
    <Row>
      <Cover />
      <Stack sx={{ height: 54, pt: '10px', gap: '16px' }}>
        <GhostLine sx={{ width: `${36 + ((index * 11) % 18)}%` }} />
        <GhostLine sx={{ width: '22%' }} />
      </Stack>
      <Stack sx={{ height: 86, pt: '6px', gap: '14px' }}>
        <GhostLine sx={{ width: '94%' }} />
        <GhostLine sx={{ width: `${48 + ((index * 23) % 32)}%` }} />
      </Stack>
    </Row>
  )
}
