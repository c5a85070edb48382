import type { Member } from '#tests/backend/support/members.ts'
import { publishBlog } from '#tests/e2e/blogs/support.ts'
import type { DesktopApp } from '#tests/e2e/fixtures/desktop-app.ts'
import { novel } from '#tests/e2e/support/pdf.ts'

const title = 'Una novela larga'
const pages = 200
const openings = 5

declare global {
  interface Window {
    /** Milliseconds from a click to the frame that shows what was opened by it. */
    opened: Promise<number>
  }
}

/** How long each opening of a long PDF takes, from the click to its first page; of a new window the first takes longest. */
export async function firstPages(app: DesktopApp, author: Member): Promise<readonly number[]> {
  const { blogs, dashboard } = app.pages
  await publishBlog(author, { title, content: novel(pages) })
  await dashboard.openSection('Blogs and Gifts')
  const took: number[] = []
  for (let count = 0; count < openings; count++) {
    await blogs.book(title).waitFor()
    await app.page.evaluate(noteOpening)
    await blogs.book(title).click()
    took.push(await app.page.evaluate(() => window.opened))
    await blogs.back.click()
  }
  return took
}

/** A book is shown once nothing says any more that it is on its way. */
function noteOpening(): void {
  const { promise, resolve } = Promise.withResolvers<number>()
  window.opened = promise
  const watch = ({ timeStamp }: MouseEvent) => {
    const look = () => {
      const lectern = document.querySelector('main iframe')?.parentElement
      if (!lectern || lectern.querySelector('[role="status"]')) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - timeStamp))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true })
  }
  addEventListener('click', watch, { capture: true, once: true })
}
