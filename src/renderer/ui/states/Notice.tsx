import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { scale } from '#renderer/theme/tokens.ts'
import { clearing } from '../sky/clearing.ts'
import { copy } from '../copy.ts'
import { Eclipse } from './scenes.tsx'
import { useIsAway, WhenBack } from './WhenBack.tsx'

interface NoticeProps {
  readonly art: ReactNode
  readonly title: string
  readonly description?: ReactNode
  readonly action?: ReactNode
  readonly role?: 'alert'
  /** `h1` where the notice is the whole page. */
  readonly heading?: 'h1' | 'h2'
}

const withoutArt = { '& > [aria-hidden]': { display: 'none' } }

const onSurface = { px: 3, py: 5 }

/** In a low window the action would otherwise lie under a toast. */
const briefWhenLow = { '@media (max-height: 700px)': { py: 2.5, ...withoutArt } }

/** A whole page has no surface: in a low window it would reach below the horizon. */
const onSky = {
  ...clearing,
  width: 'fit-content',
  maxWidth: 'calc(100% - 48px)',
  mx: 'auto',
  my: 'max(40px, 12vh)',
  '@media (max-height: 700px)': { my: 3 },
  '@media (max-height: 500px)': { my: 2, ...withoutArt },
}

/** Title of a whole page. */
const wholePage = { ...scale.card, '@media (max-width: 420px)': { fontSize: '1.375rem' } }

/** Centred picture, heading, sentence and action, for a screen with nothing else to show. */
export function Notice({ art, title, description, action, role, heading = 'h2' }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.25,
        ...(heading === 'h1' ? onSky : { ...onSurface, ...(action && briefWhenLow) }),
      }}
    >
      <Box aria-hidden sx={{ mb: 1 }}>
        {art}
      </Box>
      <Typography
        variant={heading === 'h1' ? 'h2' : 'h3'}
        component={heading}
        sx={{ textWrap: 'balance', ...(heading === 'h1' && wholePage) }}
      >
        {title}
      </Typography>
      {description && (
        <Typography
          variant={heading === 'h1' ? 'body1' : 'body2'}
          component="div"
          sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}
        >
          {description}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  )
}

interface ErrorStateProps {
  readonly message: string
  readonly onRetry: () => void
  /** `h1` where it is the whole page. */
  readonly heading?: 'h1' | 'h2'
  /** The content that failed is the main content of the page. */
  readonly isMain?: boolean
}

/**
 * Shown for content that could not be loaded. While the server is away it is only waiting: a page says so, and a part
 * of a page shows one line.
 */
export function ErrorState({ message, onRetry, heading = 'h2', isMain = false }: ErrorStateProps) {
  const isAway = useIsAway()
  if (isAway && heading === 'h1')
    return <Notice heading="h1" art={<Eclipse />} title={message} description={<WhenBack />} />
  if (isAway) return isMain ? <Waiting /> : <WhenBackLine />
  return (
    <Notice
      role="alert"
      heading={heading}
      art={<Eclipse />}
      title={message}
      description={copy.failedDetail}
      action={
        <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  )
}

const WhenBackLine = () => (
  <Box sx={{ px: 3, py: 2.5 }}>
    <WhenBack />
  </Box>
)

const Waiting = () => <Notice art={<Eclipse />} title={copy.whenBack} />

interface EmptyStateProps {
  /** A drawing from `scenes`. */
  readonly scene: ReactNode
  readonly title: string
  readonly description?: ReactNode
  readonly action?: ReactNode
  /** The emptiness is known without the server, as when searching in loaded data. */
  readonly isCertain?: boolean
  /** The empty list is the main content of the page. */
  readonly isMain?: boolean
}

/**
 * Shown for an empty list. While the server is away nobody knows whether it is empty, so it says that the content will
 * appear.
 */
export function EmptyState({ scene, isCertain = false, isMain = false, ...texts }: EmptyStateProps) {
  const isAway = useIsAway()
  if (isAway && !isCertain) return isMain ? <Waiting /> : <WhenBackLine />
  return <Notice art={scene} {...texts} />
}
