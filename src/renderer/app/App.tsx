import Box from '@mui/material/Box'
import { usePictureSaved } from '#renderer/entities/files/show/use-picture-saved.ts'
import { OpenQuestion } from '#renderer/features/questions/OpenQuestion.tsx'
import { NoticeBar, UpdateBar } from '#renderer/features/updates/Bars.tsx'
import { roomAboveToasts } from '#renderer/theme/tokens.ts'
import { ConnectionNotice } from '#renderer/ui/ConnectionNotice.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { KeychainNotice } from './KeychainNotice.tsx'
import { useDeepLinks } from './use-deep-links.ts'
import { usePageFocus, useTabTitle } from './use-page-change.ts'
import { useAppNotices } from './use-app-notices.ts'
import { useLateSession } from './use-late-session.ts'

export function App() {
  useTabTitle()
  usePageFocus()
  useDeepLinks()
  useAppNotices()
  useLateSession()
  usePictureSaved()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: roomAboveToasts }}>
      <ConnectionNotice />
      <KeychainNotice />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <AppRoutes />
      </Box>
      <NoticeBar />
      <UpdateBar />
      <OpenQuestion />
    </Box>
  )
}
