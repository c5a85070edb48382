import type { Page } from 'playwright'

/** A file that a test drops or pastes. */
export interface DroppedFile {
  readonly name: string
  /** As the system calls it. */
  readonly type: string
  readonly bytes: Buffer
}

/** Data of the clipboard or of a drag. */
export const transferOf = (page: Page, files: readonly DroppedFile[]) =>
  page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      return transfer
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  )
