import { MOST_SHEETS, type Book } from '../book.ts'
import { copy } from '../copy.ts'
import { make } from '../dom.ts'

/** Window event: the surrounding page wants to print the book. */
export const PRINT = 'print-book'

/** Prints a book and shows the progress above the bar, until cancelled by Escape or a button. */
export function printTools(book: () => Book | undefined) {
  const words = make('span', { role: 'status' })
  const progress = make('progress', { hidden: true, aria: { label: copy.preparing } })
  const count = make('span')
  const close = make('button', { type: 'button', className: 'words', hidden: true })
  const element = make('div', { className: 'printing' }, words, progress, count, close)
  let running: AbortController | null = null

  const say = (text: string, isRunning = false) => {
    words.textContent = text
    count.textContent = ''
    progress.hidden = !isRunning
    progress.removeAttribute('value')
    close.textContent = isRunning ? copy.cancel : copy.close
    close.hidden = text === ''
  }
  const tell = (done: number, total: number) => {
    // A page that was begun before the cancellation still reports itself.
    if (running?.signal.aborted) return
    progress.max = total
    progress.value = done
    count.textContent = copy.prepared(done, total)
  }
  const end = () => {
    if (document.activeElement === close) book()?.scroller.focus()
    running?.abort()
    say('')
  }
  close.onclick = end
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end()
  })
  const print = async () => {
    const opened = book()
    if (!opened || running) return
    running = new AbortController()
    const { signal } = running
    say(copy.preparing, true)
    try {
      const takeAway = await opened.layForPrint(tell, signal)
      say(takeAway ? '' : copy.tooLong(MOST_SHEETS))
      if (!takeAway) return
      // Returns when the system's dialog is closed.
      if (!signal.aborted) window.print()
      takeAway()
    } catch (cause) {
      if (signal.aborted) return
      console.warn('The book could not be printed', cause)
      say(copy.printFailed)
    } finally {
      running = null
    }
  }
  return { element, print }
}
