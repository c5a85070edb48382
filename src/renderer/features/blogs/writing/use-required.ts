import { useEffect, useRef } from 'react'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'

/** Tells what is required, until it is there. @returns tells it */
export function useRequired(text: string, isThere: boolean): () => void {
  const toasts = useToasts()
  const forget = useRef(() => {})
  useEffect(() => {
    if (isThere) forget.current()
  }, [isThere])
  return () => {
    forget.current()
    forget.current = toasts.error(text, copy.error)
  }
}
