import { useEffect, useRef } from 'react'

/**
 * Leads from a form that was not sent to its first wrong field, in the order on screen.
 * @param tries how often it was to be sent
 * @returns the ref of the form
 */
export function useFocusOnWrong(tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return form
}
