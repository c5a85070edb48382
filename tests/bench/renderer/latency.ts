import type { ChatPage } from '#tests/pages/chat.page.ts'

const warmUps = 5
const messages = 60
/** Milliseconds of a hand from the last letter to Enter, in which the window is done with drawing the letter. */
const pace = 150

declare global {
  interface Window {
    /** Milliseconds, by the clock that all windows share. */
    sentAt: number
    /** When a text was shown, once it was. Not asked again and again, which would keep the window busy drawing. */
    shown: (text: string) => Promise<number>
  }
}

/** Milliseconds from the Enter key in one window to the frame of the other one that shows the message. */
export async function chatLatencies(from: ChatPage, to: ChatPage): Promise<readonly number[]> {
  await from.page.evaluate(noteEnter)
  await to.page.evaluate(noteMessages)
  const delays: number[] = []
  for (let count = 0; count < warmUps + messages; count++) {
    const text = `Estrella fugaz ${count}.`
    await from.input.fill(text)
    // The pace of somebody who writes is part of what is measured.
    await from.page.waitForTimeout(pace)
    const shown = to.page.evaluate((wanted) => window.shown(wanted), text)
    await from.input.press('Enter')
    const delay = (await shown) - (await from.page.evaluate(() => window.sentAt))
    if (count >= warmUps) delays.push(delay)
  }
  return delays
}

function noteEnter(): void {
  const note = ({ key, timeStamp }: KeyboardEvent) => {
    // The key's own time: a window too busy to hear of it lets the member wait already.
    if (key === 'Enter') window.sentAt = performance.timeOrigin + timeStamp
  }
  addEventListener('keydown', note, { capture: true })
}

/** A message is shown by the first frame after it stands in the document. */
function noteMessages(): void {
  const frames = new Map<string, PromiseWithResolvers<number>>()
  const frameOf = (text: string) => {
    const frame = frames.get(text) ?? Promise.withResolvers<number>()
    frames.set(text, frame)
    return frame
  }
  window.shown = (text) => frameOf(text).promise
  const note = (text: string) =>
    requestAnimationFrame(() => frameOf(text).resolve(performance.timeOrigin + performance.now()))
  const look = (records: readonly MutationRecord[]) => {
    const added = records.flatMap((record) => [...record.addedNodes])
    for (const node of added) node.textContent?.match(/Estrella fugaz \d+\./g)?.forEach(note)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}
