import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Runtime } from '../electron-runtime.ts'
import type { Shutdown } from '../start/shutdown.ts'

/** Context shared by the stages of one `npm test`. */
export interface TestContext {
  readonly folder: string
  /** Tests append `what: why` for what they cannot run here. */
  readonly notRunFile: string
  /** Runtime of the end-to-end tests. */
  readonly runtime: Runtime
  readonly hasSecretService: boolean
  /** Told what has to be undone, whatever ends the tests. */
  readonly shutdown: Shutdown
  /** `DISPLAY` of a virtual display, where the runtime needs one. */
  readonly env: NodeJS.ProcessEnv
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'cosmia-test-'))

export const reportFile = ({ folder }: TestContext) => join(folder, `${randomUUID()}.json`)

export const testEnv = ({ folder, notRunFile, runtime, env }: TestContext): NodeJS.ProcessEnv => ({
  ...runtime.env,
  ...env,
  COSMIA_NOT_RUN_FILE: notRunFile,
  COSMIA_HOST_SHELL: '1',
  // Hundreds of processes read the same sources: each but the first finds them compiled.
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
})
