interface Answer {
  readonly error: { readonly code: string; readonly message: string } | null
}

/** Far beyond what is left of any limit when a test calls. */
const MOST = 200

/**
 * Repeats a write past the app until the server takes no more of them.
 * @throws when it is refused for another reason, or never
 */
export async function untilTooMany(write: () => PromiseLike<Answer>): Promise<void> {
  for (let count = 0; count < MOST; count++) {
    const { error } = await write()
    if (error?.code === 'PT429') return
    if (error) throw new Error(`refused for another reason: ${error.code} ${error.message}`)
  }
  throw new Error(`${MOST} writes in a row were taken`)
}
