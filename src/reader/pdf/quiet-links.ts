import { PDFLinkService, type EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs'

/**
 * Links of a PDF: those within it lead there; any other is told to the page around and leads nowhere by itself. What else
 * a link may ask for (to start a program, to save what is embedded, to run a script) does nothing.
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
