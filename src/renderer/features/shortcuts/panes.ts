/** The parts of the window, in the order of the page: sections, page, friends, chat, toasts. */
const PANES = 'nav, main, aside, section[data-pane]'
/** What has the focus in a pane that is come to for the first time, the first of these that there is. */
const STARTS = ['[aria-current="page"]', 'textarea, input', 'button, a[href]']

/** What had the focus in a pane the last time. */
const before = new WeakMap<Element, HTMLElement>()

/** Notes what has come to have the focus, so that its pane can be come back to. */
export function notePlace({ target }: FocusEvent): void {
  const pane = target instanceof HTMLElement && target.closest(PANES)
  if (pane && pane !== target) before.set(pane, target)
}

/** Gives the focus to the pane after or before the one that has it. */
export function stepPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter((pane) =>
    pane.checkVisibility({ visibilityProperty: true }),
  )
  const here = panes.findIndex((pane) => pane.contains(document.activeElement))
  const next = panes.at((here < 0 && step < 0 ? step : here + step) % panes.length)
  if (next) startOf(next).focus()
}

function startOf(pane: HTMLElement): HTMLElement {
  const place = before.get(pane)
  if (place && pane.contains(place)) return place
  // The page is read from its beginning.
  if (pane.tabIndex >= 0) return pane
  for (const selector of STARTS) {
    const start = pane.querySelector<HTMLElement>(selector)
    if (start) return start
  }
  return pane
}
