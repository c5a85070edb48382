import Box from '@mui/material/Box'
import { nebula, radius, space } from '#renderer/theme/tokens.ts'

/** Overlay on an area where files can be dropped. */
export function DropHint({ text }: { readonly text: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 8,
        zIndex: 2,
        display: 'grid',
        placeItems: 'center',
        border: `2px dashed ${nebula.cyan}`,
        borderRadius: `${radius.medium}px`,
        bgcolor: space.sheet,
        typography: 'h2',
        pointerEvents: 'none',
      }}
    >
      {text}
    </Box>
  )
}
