export type RefusalReason = 'unsupported' | 'too_large' | 'unreadable'

/** A file that the member brought and that cannot be taken. */
export class FileRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`the file is ${reason}`, options)
    this.name = 'FileRefusal'
    this.reason = reason
  }
}
