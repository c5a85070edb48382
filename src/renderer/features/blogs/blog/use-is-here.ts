import { useEffect, useRef } from 'react'

/** @returns tells whether the view still stands: who has gone elsewhere meanwhile is not called away from there */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return () => isHere.current
}
