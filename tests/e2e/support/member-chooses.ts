import { writeFileSync } from 'node:fs'
import { test } from 'playwright/test'
import type { DesktopApp } from '../fixtures/desktop-app.ts'

/** From now on the member chooses a file with these bytes in every dialog, or cancels when there are none. */
export async function memberChooses(
  { electronApp }: DesktopApp,
  name: string,
  bytes?: Uint8Array,
): Promise<void> {
  await memberChoosesAll({ electronApp }, bytes ? { [name]: bytes } : {})
}

/** The same for several files at once, by their names. */
export async function memberChoosesAll(
  { electronApp }: Pick<DesktopApp, 'electronApp'>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const chosen = Object.entries(files).map(([name, bytes]) => {
    const file = test.info().outputPath(name)
    writeFileSync(file, bytes)
    return file
  })
  await electronApp.evaluate(({ dialog }, filePaths) => {
    dialog.showOpenDialog = async (...asked: unknown[]) => {
      Object.assign(globalThis, { asked: asked.at(-1) })
      return { canceled: filePaths.length === 0, filePaths }
    }
  }, chosen)
}

/** From now on the member saves everything under this name, in the folder of the test. @returns its path */
export async function memberSavesAs({ electronApp }: DesktopApp, name: string): Promise<string> {
  const target = test.info().outputPath(name)
  await electronApp.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async (...asked: unknown[]) => {
      Object.assign(globalThis, { asked: asked.at(-1) })
      return { canceled: false, filePath }
    }
  }, target)
  return target
}

/** Options of the last dialog that the member answered. */
export const lastAsked = ({ electronApp }: DesktopApp): Promise<unknown> =>
  electronApp.evaluate(() => (globalThis as { asked?: unknown }).asked)
