/** Private link of a window to its page. */
export interface ContentsOwner {
  close(): void
  focus(): void
  isFocused(): boolean
  destroy(): void
  /** The member closed the browser window, or the page crashed away. */
  pageGone(): void
  pageLoaded(): void
  pageTitled(title: string): void
  syncPage(): void
}
