import { EventEmitter } from 'node:events'
import { net } from './net.ts'
import { protocol } from './protocol.ts'
import { afterReady } from './readiness.ts'

type PermissionRequestHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void
type PermissionCheckHandler = (
  contents: unknown,
  permission: string,
  origin: string,
  details: object,
) => boolean

export class Session extends EventEmitter {
  readonly protocol = protocol
  readonly fetch = net.fetch
  readonly availableSpellCheckerLanguages: readonly string[] = ['de', 'en-GB', 'en-US', 'es', 'es-MX', 'fr']
  spellCheckerLanguages: readonly string[] = []
  spellCheckerEnabled = true
  requestHandler: PermissionRequestHandler | null = null
  checkHandler: PermissionCheckHandler | null = null

  setPermissionRequestHandler(handler: PermissionRequestHandler | null): void {
    this.requestHandler = handler
  }

  setPermissionCheckHandler(handler: PermissionCheckHandler | null): void {
    this.checkHandler = handler
  }

  /** The host waits for it at its end (`runtime/written-storage.ts`). */
  flushStorageData(): void {}

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.spellCheckerEnabled = isEnabled
  }

  isSpellCheckerEnabled(): boolean {
    return this.spellCheckerEnabled
  }

  getSpellCheckerLanguages(): readonly string[] {
    return this.spellCheckerLanguages
  }

  setSpellCheckerLanguages(languages: readonly string[]): void {
    this.spellCheckerLanguages = languages
    // As Electron does, where it is not the system that checks.
    this.spellCheckerEnabled = languages.length > 0
  }
}

const only = new Session()

function received(): Session {
  afterReady('Session can only be received when app is ready')
  return only
}

/** One session for all; partitions are not kept apart. */
export const session = {
  get defaultSession() {
    return received()
  },
  fromPartition: received,
}
