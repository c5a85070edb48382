import { PDFLinkService, type EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'

/**
 * Links of a PDF: internal ones navigate; for others the surrounding page is told. All other actions of links (starting
 * programs, saving embedded files, running scripts) do nothing.
 */
export class QuietLinks extends PDFLinkService {
  readonly #follow: (url: string) => void

  constructor(eventBus: EventBus, follow: (url: string) => void) {
    super({ eventBus })
    this.#follow = follow
  }

  override addLinkAttributes(link: HTMLAnchorElement, url: string): void {
    link.href = '#'
    link.title = url
    link.onclick = () => {
      this.#follow(url)
      return false
    }
  }

  override getAnchorUrl(): string {
    return '#'
  }

  override getDestinationHash(): string {
    return '#'
  }

  override async getAttachmentContent(): Promise<null> {
    return null
  }

  override setHash(): void {}
}
