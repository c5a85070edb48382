import { _electron, type ElectronApplication, type Page } from 'playwright'

export interface CommandLine {
  readonly args: string[]
  readonly cwd: string
  readonly env: Record<string, string>
}

/** An app in its window. */
export interface Opened {
  readonly application: ElectronApplication
  readonly page: Page
  /** Milliseconds from the start of the program to the first article in the window. */
  readonly took: number
}

/** Starts an app and waits for its first article: a post of the feed, or what the empty page shows. */
async function open(commandLine: CommandLine): Promise<Opened> {
  const began = performance.now()
  const application = await _electron.launch(commandLine)
  const page = await application.firstWindow()
  // At each frame: a locator would be looked for every half second by then.
  await page.waitForFunction(() => document.querySelector('article') !== null)
  return { application, page, took: performance.now() - began }
}

/** Opens an app, does something with it and closes it again. */
export async function during<Result>(
  commandLine: CommandLine,
  act: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await open(commandLine)
  try {
    return await act(opened)
  } finally {
    await opened.application.close()
  }
}
