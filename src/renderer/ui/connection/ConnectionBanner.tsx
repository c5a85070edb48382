import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import { useAtomValue } from 'jotai'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { signal, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'

/** A quiet line while the server does not answer; it goes away by itself. */
export function ConnectionBanner() {
  const reachable = useAtomValue(serverReachableAtom)
  return (
    <Box role="status" sx={{ flexShrink: 0 }}>
      {!reachable && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            fontSize: '0.875rem',
            color: signal.warning,
            bgcolor: space.raised,
            borderBottom: `1px solid ${space.line}`,
          }}
        >
          <CloudOffOutlined aria-hidden fontSize="small" />
          {copy.offline}
        </Box>
      )}
    </Box>
  )
}
