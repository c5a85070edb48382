/**
 * Calls back once an element is in the page, be it now or when it comes.
 * @returns ends the waiting
 */
export function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  function look(): boolean {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return false
    observer.disconnect()
    act(element)
    return true
  }
  if (!look()) observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
