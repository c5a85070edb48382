import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { copy } from '../copy.ts'
import type { OlderMessages } from './use-older-messages.ts'

interface OlderPagesProps extends OlderMessages {
  /** Id of the first message shown; a new one means that another page may be needed at once. */
  readonly firstId: string | undefined
}

/** Top of the log: asks for the page before as soon as the member comes near it. */
export function OlderPages({ status, load, firstId }: OlderPagesProps) {
  const top = useRef<HTMLDivElement>(null)
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  useEffect(() => {
    if (status !== 'idle' || !top.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latestLoad.current(),
      { root: top.current.closest('[role=log]'), rootMargin: '400px 0px 0px' },
    )
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [status, firstId])

  return (
    <Box ref={top} sx={{ display: 'flex', justifyContent: 'center', minHeight: 40, alignItems: 'center' }}>
      {status === 'loading' && <CircularProgress size={20} aria-label={copy.loadingOlder} />}
      {status === 'failed' && (
        <Box role="alert" sx={{ textAlign: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.olderFailed}
          </Typography>
          <Button size="small" onClick={load}>
            {copy.retry}
          </Button>
        </Box>
      )}
    </Box>
  )
}
