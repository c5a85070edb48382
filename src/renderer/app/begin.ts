/**
 * Begins what a start waits for. `main.tsx` imports this first, and it imports little, so that disk and files work while
 * the rest of the bundle is still being evaluated.
 */
import { readStored } from '#renderer/session/member-disk.ts'
import { loadExpectedScreen } from './expected-screen.ts'

/** Resolves when the screen that this start will show is loaded, or could not be. */
export const expectedScreen = loadExpectedScreen()

/** Resolves when what members have stored is read; await it before any member is shown. */
export const storedRead = readStored()
