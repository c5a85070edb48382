import { useEffect, useEffectEvent, useRef } from 'react'

/** Withdraws a report. */
type TakeBack = () => void

interface Loading {
  readonly data: unknown
  readonly error: Error | null
}

/**
 * Reports that something could not be loaded: once, however often it is retried, until it loads. Failures behind data
 * that is already shown are not reported.
 * @param subject what is loaded; each subject is reported separately
 * @param report shows the failure; may return what withdraws it, called once it has loaded
 */
export function useFirstFailure(
  subject: string,
  { data, error }: Loading,
  report: (cause: Error) => TakeBack | undefined,
): void {
  const reported = useRef(new Map<string, TakeBack | undefined>())
  const tell = useEffectEvent(report)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) {
      reported.current.get(subject)?.()
      reported.current.delete(subject)
    } else if (error && !reported.current.has(subject)) reported.current.set(subject, tell(error))
  }, [subject, isLoaded, error])
}
