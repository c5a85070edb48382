import type { OpenDetails, PageMessage } from '../page/messages.ts'
import type { NavigationRequest } from './navigation-guard.ts'

/** Events of a page for the webContents that owns it. */
export interface PageOwner {
  message(message: PageMessage): void
  /** The preload's world of a new document is there. */
  preloaded(): void
  preloadFailed(error: Error): void
  navigating(url: string, isMainFrame: boolean, isSameDocument: boolean): void
  navigated(url: string, inPage: boolean): void
  domReady(): void
  loaded(): void
  titled(title: string): void
  crashed(): void
  gone(): void
  mayNavigate(request: NavigationRequest): boolean
  windowOpen(details: OpenDetails): void
}
