import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef, type FocusEventHandler } from 'react'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { whileBusy } from '../while-busy.ts'
import { RetryNote } from './RetryNote.tsx'

interface LoadMoreProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly label: string
  readonly isLoading: boolean
  /** Message of the last attempt if it failed, else `null`. */
  readonly failure: string | null
  readonly onMore: () => void
  /** Props from `useFocusOnMore`. */
  readonly focus: { readonly onFocus: FocusEventHandler; readonly onBlur: FocusEventHandler }
}

/** Button below the last row of a list that has more; shows a failed attempt. */
export function LoadMore({ label, isLoading, failure, onMore, focus, ...look }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const focusFallback = useFocusFallback(() => place.current?.querySelector('button'))
  return (
    <Box ref={place} {...focusFallback}>
      {failure === null ? (
        <Button {...look} onClick={onMore} {...focus} {...whileBusy(isLoading)}>
          {label}
        </Button>
      ) : (
        <RetryNote text={failure} onRetry={onMore} />
      )}
    </Box>
  )
}
