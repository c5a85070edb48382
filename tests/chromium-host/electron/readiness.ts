let isReady = false

/** By `app`: from now on windows and what else needs Chromium can be made. */
export const becomeReady = (): void => void (isReady = true)

export const isAppReady = (): boolean => isReady

/** @throws Electron's own words, before the app is ready */
export function afterReady(text: string): void {
  if (!isReady) throw new Error(text)
}

/** @throws Electron's own words, once the app is ready */
export function beforeReady(text: string): void {
  if (isReady) throw new Error(text)
}
