const encoder = new TextEncoder()

/** Length of a text in bytes of UTF-8. */
export const utf8Length = (text: string): number => encoder.encode(text).length

/**
 * Whether a cloned value is larger than `limit` bytes. Counts texts, buffers and eight bytes for everything else, so
 * that large or cyclic values of tiny parts are found too; stops as soon as the answer is known.
 */
export function exceedsSize(value: unknown, limit: number): boolean {
  const seen = new Set<object>()
  const pending: unknown[] = [value]
  let bytes = 0
  while (pending.length > 0) {
    const part = pending.pop()
    bytes += sizeOf(part, limit)
    if (bytes > limit) return true
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    pushParts(part, pending)
  }
  return false
}

function sizeOf(part: unknown, limit: number): number {
  // UTF-8 has at least as many bytes as characters, so an over-long text need not be encoded.
  if (typeof part === 'string') return part.length > limit ? part.length : utf8Length(part)
  if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return part.byteLength
  return 8
}

function pushParts(part: object, pending: unknown[]): void {
  if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return
  if (part instanceof Map) for (const entry of part) pending.push(...entry)
  else if (part instanceof Set) for (const member of part) pending.push(member)
  else for (const [name, member] of Object.entries(part)) pending.push(name, member)
}
