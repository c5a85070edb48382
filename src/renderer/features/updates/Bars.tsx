import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useWindowValue } from '#renderer/lib/store.ts'
import { useNotice } from './notices.ts'
import { updateNewsAtom } from './update-news.ts'

const NoticeSill = lazyComponent(() => import('./NoticeSill.tsx'), 'NoticeSill')
const UpdateSill = lazyComponent(() => import('./UpdateSill.tsx'), 'UpdateSill')

const useFocusInPage = () => useFocusFallback(() => document.querySelector<HTMLElement>('main'))

/**
 * Tells at the foot of the window what whoever runs the server has to say, one thing at a time: an incident, or that this
 * version is too old. Nothing is taken from the member for it: what they have typed stays where it is.
 */
export function NoticeBar() {
  const [notice, putAway] = useNotice()
  return (
    <Box {...useFocusInPage()} sx={{ flexShrink: 0 }}>
      <Suspense>
        {notice && <NoticeSill key={notice.id} notice={notice} onLeave={() => putAway(notice)} />}
      </Suspense>
    </Box>
  )
}

/**
 * A sill at the foot of the window that tells of a new version: what is above it stays where it was, and nothing comes over
 * what the member does (decision 42).
 */
export function UpdateBar() {
  const news = useWindowValue(updateNewsAtom)
  return (
    <Box {...useFocusInPage()} sx={{ flexShrink: 0 }}>
      <Suspense>{news && <UpdateSill key={news.version} news={news} />}</Suspense>
    </Box>
  )
}
