import type { Page } from 'playwright'
import type { ChatPage } from '#tests/pages/chat.page.ts'

const warmUps = 5
const messages = 60

declare global {
  interface Window {
    /** Milliseconds, by the clock that all windows share. */
    sentAt: number
    shownAt: Map<string, number>
  }
}

/** Milliseconds from the Enter key in one window to the frame of the other one that shows the message. */
export async function chatLatencies(from: ChatPage, to: ChatPage): Promise<readonly number[]> {
  await from.page.evaluate(noteEnter)
  await to.page.evaluate(noteMessages)
  const delays: number[] = []
  for (let count = 0; count < warmUps + messages; count++) {
    const text = `Estrella fugaz ${count}.`
    await from.send(text)
    const [sent, shown] = [await from.page.evaluate(() => window.sentAt), await shownAt(to.page, text)]
    if (count >= warmUps) delays.push(shown - sent)
  }
  return delays
}

async function shownAt(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => window.shownAt.get(wanted), text)
  return (await found.jsonValue()) ?? Number.NaN
}

function noteEnter(): void {
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') window.sentAt = performance.timeOrigin + performance.now()
  }
  addEventListener('keydown', note, { capture: true })
}

/** A message is shown by the first frame after it stands in the document. */
function noteMessages(): void {
  window.shownAt = new Map()
  const note = (text: string) => {
    if (window.shownAt.has(text)) return
    window.shownAt.set(text, 0)
    requestAnimationFrame(() => window.shownAt.set(text, performance.timeOrigin + performance.now()))
  }
  const look = (records: readonly MutationRecord[]) => {
    const added = records.flatMap((record) => [...record.addedNodes])
    for (const node of added) node.textContent?.match(/Estrella fugaz \d+\./g)?.forEach(note)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}
