import { startBackend } from './start-backend.ts'

/** Has the templates built once, by nobody's clock: else the first files of both workers each build them within a hook. */
export async function setup(): Promise<void> {
  for (const seed of ['none', 'demo'] as const) {
    const backend = await startBackend({ seed })
    await backend.stop()
  }
}
