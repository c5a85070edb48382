import type { CdpConnection } from './cdp-connection.ts'
import { startChromium, type Chromium } from './chromium.ts'
import { startProtocolServer } from './protocol-server.ts'

interface TargetInfo {
  readonly targetId: string
  readonly type: string
  readonly title: string
  readonly openerId?: string
}

/** Events of a target for its owner. */
export interface TargetOwner {
  titled(title: string): void
  gone(): void
}

let chromium: Chromium | undefined
const owners = new Map<string, TargetOwner>()

/** The running browser. Throws before the app is ready, as Electron does for windows. */
export function browser(): CdpConnection {
  if (!chromium) throw new Error('Cannot create BrowserWindow before app is ready')
  return chromium.connection
}

export async function startBrowser(
  userData: string,
  switches: ReadonlyMap<string, string>,
  onCrash: (reason: string) => void,
): Promise<{ chrome: string }> {
  const all = new Map([...switches, ...(await startProtocolServer())])
  chromium = await startChromium(userData, all, onCrash)
  const { connection } = chromium
  await connection.send('Target.setDiscoverTargets', { discover: true })
  connection.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => {
    const owner = owners.get(targetId)
    owners.delete(targetId)
    owner?.gone()
  })
  connection.on<{ targetInfo: TargetInfo }>('Target.targetInfoChanged', ({ targetInfo }) =>
    owners.get(targetInfo.targetId)?.titled(targetInfo.title),
  )
  connection.on<{ targetInfo: TargetInfo }>('Target.targetCreated', ({ targetInfo }) => {
    // Windows that a page opened past `window.open`, for example by a form; their owner was told by then.
    if (targetInfo.type === 'page' && targetInfo.openerId && owners.has(targetInfo.openerId))
      void connection.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined)
  })
  const { product } = await connection.send<{ product: string }>('Browser.getVersion')
  return { chrome: product.split('/')[1] ?? '' }
}

export const ownTarget = (targetId: string, owner: TargetOwner): void => void owners.set(targetId, owner)

/** Forgets the owner first: closing on purpose is no news to it. */
export async function closeTarget(targetId: string): Promise<void> {
  owners.delete(targetId)
  await browser().send('Target.closeTarget', { targetId })
}

export async function stopBrowser(): Promise<void> {
  owners.clear()
  await chromium?.stop()
}
