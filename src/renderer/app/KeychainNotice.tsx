import LockClockOutlined from '@mui/icons-material/LockClockOutlined'
import Box from '@mui/material/Box'
import { useAtomValue } from 'jotai'
import { isKeychainAwaitedAtom } from '#renderer/session/session.ts'
import { signal, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'
import { wasSomebodyHere } from './expected-screen.ts'

/** A quiet line above the entrance while the keychain has not answered whether a session is stored. */
export function KeychainNotice() {
  const isAwaited = useAtomValue(isKeychainAwaitedAtom)
  return (
    <Box role="status" sx={{ flexShrink: 0 }}>
      {isAwaited && wasSomebodyHere() && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            fontSize: '0.875rem',
            lineHeight: 1.4,
            color: signal.warning,
            bgcolor: space.raised,
            borderBottom: `1px solid ${space.line}`,
          }}
        >
          <LockClockOutlined aria-hidden fontSize="small" />
          <span>
            {copy.keychain.waiting} {copy.keychain.more}
          </span>
        </Box>
      )}
    </Box>
  )
}
