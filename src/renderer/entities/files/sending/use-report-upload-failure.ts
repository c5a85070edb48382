import { useCallback } from 'react'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { tellUploadFailure } from './tell-upload-failure.ts'

/** As `tellUploadFailure`. */
export function useReportUploadFailure(): (cause: unknown) => void {
  const toasts = useToasts()
  return useCallback((cause) => tellUploadFailure(toasts, cause), [toasts])
}
