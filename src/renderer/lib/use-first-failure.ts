import { useEffect, useEffectEvent, useRef } from 'react'

/** Takes back what was told. */
type TakeBack = () => void

interface Loading {
  readonly data: unknown
  readonly error: Error | null
}

/**
 * Reports that something could not be loaded: once, however often it is tried again, until it has been loaded.
 * Failures behind data that is shown already are not reported.
 * @param subject what is loaded; each is reported on its own
 * @param report tells it, and may return what takes it back: done once it has been loaded
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
