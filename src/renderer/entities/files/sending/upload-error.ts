/** What the storage answers when it refuses a file. */
export class UploadError extends Error {
  readonly status: number
  readonly statusCode: string | undefined

  private constructor(message: string, status: number, statusCode?: string) {
    super(message)
    this.name = 'UploadError'
    this.status = status
    this.statusCode = statusCode
  }

  static of({ status, statusText, responseText }: XMLHttpRequest): UploadError {
    const { message, statusCode } = fieldsOf(responseText)
    return new UploadError(message ?? `${status} ${statusText}`, status, statusCode)
  }
}

/** Whoever stands in front of the storage may answer in other words. */
function fieldsOf(text: string): { readonly message?: string; readonly statusCode?: string } {
  try {
    return JSON.parse(text) as object
  } catch {
    return {}
  }
}
