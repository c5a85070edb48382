import { takeFocus } from '#renderer/lib/focus.ts'

/** Gives the focus to the post after or before the one that has it; at first to the first one in sight. */
export function stepPost(step: 1 | -1): void {
  const posts = [...document.querySelectorAll<HTMLElement>('main [role="feed"] article')]
  const here = posts.findIndex((post) => post.contains(document.activeElement))
  const next = here < 0 ? posts.find(isInSight) : posts[here + step]
  if (!next) return
  takeFocus(next)
  next.scrollIntoView({ block: 'nearest' })
}

/** Presses the button with this key in the post that has the focus. */
export function pressInPost(key: 'L' | 'S'): void {
  const post = document.activeElement?.closest('article')
  post?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
}

function isInSight(post: HTMLElement): boolean {
  const page = post.closest('main')?.getBoundingClientRect()
  return page === undefined || post.getBoundingClientRect().bottom > page.top
}
