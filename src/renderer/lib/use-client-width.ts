import { useLayoutEffect, useState } from 'react'

/**
 * Width of an element's content in pixels, followed as it changes; 0 until it is known.
 * @returns `measured` is the ref for the element
 */
export function useClientWidth() {
  const [element, measured] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [element])
  return { measured, width }
}
