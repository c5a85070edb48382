import { useEffect, useEffectEvent, useRef } from 'react'

interface Loading {
  readonly data: unknown
  readonly error: Error | null
}

/**
 * Reports that something could not be loaded: once, however often it is tried again, until it has been loaded.
 * Failures behind data that is shown already are not reported.
 * @param subject what is loaded; each is reported on its own
 */
export function useFirstFailure(
  subject: string,
  { data, error }: Loading,
  report: (cause: Error) => void,
): void {
  const reported = useRef(new Set<string>())
  const tell = useEffectEvent(report)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) reported.current.delete(subject)
    else if (error && !reported.current.has(subject)) {
      reported.current.add(subject)
      tell(error)
    }
  }, [subject, isLoaded, error])
}
