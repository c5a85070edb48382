import type { CdpConnection } from './cdp-connection.ts'

/** Nothing is stored for it, so that deleting all of that takes nothing away. */
const NOWHERE = 'https://nowhere.invalid'

/**
 * Closes all pages and resolves when what they stored is on disk. Chromium writes it in a process of its own, a few
 * seconds late or once the page has gone, and ends that process with itself, whether it has written or not.
 */
export async function writtenStorage(connection: CdpConnection): Promise<void> {
  // Only a page may ask about storage.
  const asking = { url: 'about:blank', background: true }
  const { targetId } = await connection.send<{ targetId: string }>('Target.createTarget', asking)
  const attach = { targetId, flatten: true }
  const { sessionId } = await connection.send<{ sessionId: string }>('Target.attachToTarget', attach)
  await closePages(connection, targetId)
  // Waits its turn behind what is being written.
  const deletion = { origin: NOWHERE, storageTypes: 'local_storage' }
  await connection.send('Storage.clearDataForOrigin', deletion, sessionId)
}

interface Targets {
  readonly targetInfos: readonly { readonly targetId: string; readonly type: string }[]
}

async function closePages(connection: CdpConnection, but: string): Promise<void> {
  const gone = new Map<string, () => void>()
  connection.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => gone.get(targetId)?.())
  const { targetInfos } = await connection.send<Targets>('Target.getTargets')
  const pages = targetInfos.filter(({ targetId, type }) => type === 'page' && targetId !== but)
  await Promise.all(
    pages.map(({ targetId }) => {
      const closed = new Promise<void>((resolve) => gone.set(targetId, resolve))
      // One that is closing already does not take it.
      connection.send('Target.closeTarget', { targetId }).catch(() => undefined)
      return closed
    }),
  )
}
