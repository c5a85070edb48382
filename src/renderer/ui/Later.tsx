import { useDeferredValue, type ReactNode } from 'react'

/** What a page does not need for its first look: drawn as soon as the rest stands. */
export function Later({ children }: { readonly children: ReactNode }) {
  const isTime = useDeferredValue(true, false)
  return isTime && children
}
